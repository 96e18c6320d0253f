import { markPath } from '../mark-path';

export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">
      <path d={markPath} />
    </svg>
  );
}
