import { LateDrawing } from './lazy-icon';

export function Voyage({ className = '' }: { className?: string }) {
  return <LateDrawing motif="voyage" className={className} />;
}
