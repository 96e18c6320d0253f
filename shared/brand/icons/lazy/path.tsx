import { LazyIcon } from './lazy-icon';

export function Path({ className = '' }: { className?: string }) {
  return <LazyIcon motif="path" className={className} />;
}
