import { LazyIcon } from './lazy-icon';

export function Night({ className = '' }: { className?: string }) {
  return <LazyIcon motif="night" className={className} />;
}
