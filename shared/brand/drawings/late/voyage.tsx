import { LateDrawing } from './late-drawing';

export function Voyage({ className = '' }: { className?: string }) {
  return <LateDrawing motif="voyage" className={className} />;
}
