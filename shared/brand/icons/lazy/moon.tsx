import { LazyIcon } from './lazy-icon';

export function Moon({ className = '' }: { className?: string }) {
  return <LazyIcon motif="moon" className={className} />;
}
