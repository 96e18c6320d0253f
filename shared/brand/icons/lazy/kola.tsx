import { LazyIcon } from './lazy-icon';

export function Kola({ className = '' }: { className?: string }) {
  return <LazyIcon motif="kola" className={className} />;
}
