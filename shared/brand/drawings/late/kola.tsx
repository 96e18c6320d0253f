import { LateDrawing } from './late-drawing';

export function Kola({ className = '' }: { className?: string }) {
  return <LateDrawing motif="kola" className={className} />;
}
