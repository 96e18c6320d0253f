import type { ReactNode } from 'react';

/** Each shape below is a separate export, so that a page loads only those that it shows. */
export function StatusDot({ shape, className }: { shape: ReactNode; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shape}
    </svg>
  );
}

export const ring = <circle cx="6" cy="6" r="5" />;
export const full = <circle cx="6" cy="6" r="5.6" fill="currentColor" stroke="none" />;
export const dashed = <circle cx="6" cy="6" r="5" strokeDasharray="2 1.6" />;
export const again = <path d="M2.2 3.2v2.6h2.6M2.5 5.6a4.2 4.2 0 1 1 .3 3" />;

export const half = (
  <>
    <circle cx="6" cy="6" r="5" />
    <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" stroke="none" />
  </>
);

export const tick = (
  <>
    <circle cx="6" cy="6" r="5.6" fill="currentColor" stroke="none" />
    <path d="M3.4 6.2 5.3 8l3.3-3.9" stroke="var(--color-surface)" />
  </>
);

export const overtaken = (
  <>
    <circle cx="6" cy="7.4" r="3.8" />
    <path d="M1 1.2h10" />
  </>
);

export const struck = (
  <>
    <circle cx="6" cy="6" r="5" />
    <path d="M2.6 9.4 9.4 2.6" />
  </>
);

export const sent = (
  <>
    <circle cx="3.6" cy="6" r="3.2" fill="currentColor" stroke="none" />
    <path d="M7.6 6h3.8M9.6 3.9 11.6 6 9.6 8.1" />
  </>
);
