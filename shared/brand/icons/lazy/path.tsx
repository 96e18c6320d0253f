import { LateDrawing } from './lazy-icon';

export function Path({ className = '' }: { className?: string }) {
  return <LateDrawing motif="path" className={className} />;
}
