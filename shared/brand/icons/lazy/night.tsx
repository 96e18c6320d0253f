import { LateDrawing } from './lazy-icon';

export function Night({ className = '' }: { className?: string }) {
  return <LateDrawing motif="night" className={className} />;
}
