import { LateDrawing } from './late-drawing';

export function Moon({ className = '' }: { className?: string }) {
  return <LateDrawing motif="moon" className={className} />;
}
