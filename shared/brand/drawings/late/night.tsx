import { LateDrawing } from './late-drawing';

export function Night({ className = '' }: { className?: string }) {
  return <LateDrawing motif="night" className={className} />;
}
