import { LateDrawing } from './late-drawing';

export function Path({ className = '' }: { className?: string }) {
  return <LateDrawing motif="path" className={className} />;
}
