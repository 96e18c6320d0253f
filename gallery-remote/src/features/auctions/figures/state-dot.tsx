import type { ReactNode } from 'react';

export type DotShape = keyof typeof shapes;

/** The state of a lot or a bid as a shape, beside its words. */
export function StateDot({ shape, className }: { shape: DotShape; className?: string }) {
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
      {shapes[shape]}
    </svg>
  );
}

const ring = <circle cx="6" cy="6" r="5" />;
const full = <circle cx="6" cy="6" r="5.6" fill="currentColor" stroke="none" />;

const shapes = {
  ring,
  full,
  dashed: <circle cx="6" cy="6" r="5" strokeDasharray="2 1.6" />,
  half: (
    <>
      {ring}
      <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" stroke="none" />
    </>
  ),
  tick: (
    <>
      {full}
      <path d="M3.4 6.2 5.3 8l3.3-3.9" stroke="var(--color-surface)" />
    </>
  ),
  overtaken: (
    <>
      <circle cx="6" cy="7.4" r="3.8" />
      <path d="M1 1.2h10" />
    </>
  ),
  struck: (
    <>
      {ring}
      <path d="M2.6 9.4 9.4 2.6" />
    </>
  ),
  again: <path d="M2.2 3.2v2.6h2.6M2.5 5.6a4.2 4.2 0 1 1 .3 3" />,
} satisfies Record<string, ReactNode>;
