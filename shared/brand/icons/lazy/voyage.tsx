import { LazyIcon } from './lazy-icon';

export function Voyage({ className = '' }: { className?: string }) {
  return <LazyIcon motif="voyage" className={className} />;
}
