import { LateDrawing } from './lazy-icon';

export function Kola({ className = '' }: { className?: string }) {
  return <LateDrawing motif="kola" className={className} />;
}
