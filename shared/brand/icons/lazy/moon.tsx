import { LateDrawing } from './lazy-icon';

export function Moon({ className = '' }: { className?: string }) {
  return <LateDrawing motif="moon" className={className} />;
}
