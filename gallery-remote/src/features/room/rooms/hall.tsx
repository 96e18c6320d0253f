/** Lines up with the middle of the wall at 0. */
export function Hall() {
  return (
    <>
      <path d="M-140 224H10v6h-150z" fill="var(--color-ink)" />
      <path d="M-128 230v50M-2 230v50" stroke="var(--color-ink)" strokeWidth="4" />
      <rect x="-120" y="216" width="58" height="8" rx="2" fill="var(--color-control)" />
      <path
        d="m-164 280-5-62h22l-5 62z"
        fill="var(--color-hairline)"
        stroke="var(--color-control)"
        strokeWidth=".8"
      />
      <path d="m-162 218-6-34M-156 218l5-40q4-6 8 0" fill="none" stroke="var(--color-ink)" strokeWidth="2" />
    </>
  );
}

export const hallLamp = { x: -22, y: 196, shade: 'm-30 204 3-18h10l3 18z' };

/** The least width of a wall that has a place for the door. */
export const doorWall = 320;

/** Returns the left edge of the door on a wall. */
export function doorPlace(wall: number): number {
  return Math.min(wall / 2 + 162, wall - 94);
}

/** Its left edge is at 0. */
export function Door() {
  return (
    <>
      <path d="M0 58h102v222H0z" fill="var(--color-surface)" />
      <path d="M6 64h90v216H6z" fill="var(--color-hairline)" />
      <path d="M18 76h66v86H18zM18 174h66v84H18z" fill="none" stroke="var(--color-control)" />
      <circle cx="86" cy="172" r="3" fill="var(--color-ink)" />
    </>
  );
}

export function TableLamp() {
  return (
    <>
      <path d="M-22 204v18M-30 223h16" stroke="var(--color-ink)" strokeWidth="2.4" />
      <path d={hallLamp.shade} fill="var(--color-surface)" stroke="var(--color-control)" strokeWidth=".8" />
    </>
  );
}
