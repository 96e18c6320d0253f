import type { ReactNode } from 'react';

export type BidMark = 'tick' | 'below' | 'half' | 'full' | 'ring' | 'struck';

export function BidMarkIcon({ mark, className }: { mark: BidMark; className?: string }) {
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
      {shapes[mark]}
    </svg>
  );
}

const ring = <circle cx="6" cy="6" r="5" />;
const full = <circle cx="6" cy="6" r="5.6" fill="currentColor" stroke="none" />;

const shapes: Record<BidMark, ReactNode> = {
  tick: (
    <>
      {full}
      <path d="M3.4 6.2 5.3 8l3.3-3.9" stroke="var(--color-surface)" />
    </>
  ),
  below: (
    <>
      <circle cx="6" cy="7.8" r="3.4" />
      <path d="M2 2.4h8" strokeWidth="1.6" />
    </>
  ),
  half: (
    <>
      {ring}
      <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" stroke="none" />
    </>
  ),
  full,
  ring,
  struck: (
    <>
      {ring}
      <path d="M2.6 9.4 9.4 2.6" />
    </>
  ),
};
