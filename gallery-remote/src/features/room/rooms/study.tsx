/** Lines up with the middle of the wall at 0. */
export function Study() {
  return (
    <>
      <path d="M-84 195H84v4H-84z" fill="var(--color-ink)" />
      <path d="m-76 199-4 80M76 199l4 80" stroke="var(--color-ink)" strokeWidth="3.4" />
      <path d="M20 199h52v15H20z" fill="var(--color-ink-2)" />
      <path d="M-30 228h44v-40q0-6-6-6h-32q-6 0-6 6z" fill="var(--color-control)" />
      <path d="M-34 228h52v7h-52z" fill="var(--color-ink-2)" />
      <path d="m-30 235-5 46M14 235l5 46" stroke="var(--color-ink)" strokeWidth="3" />
      <path d="M-70 191h30v4h-30z" fill="var(--color-ufie)" />
      <path d="M-68 187h26v4h-26z" fill="var(--color-hairline)" />
      <path d="M-69 183h24v4h-24z" fill="var(--color-ink-2)" />
      <path d="M58 195v-12l-13-6M50 195h16" fill="none" stroke="var(--color-ink)" strokeWidth="2" />
      <path d={studyLamp.shade} fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="1.2" />
    </>
  );
}

export const studyLamp = { x: 36, y: 178, shade: 'm49 173-17 3 3 9z' };

/** The least width of a wall beside which the bookcase does not stand behind the desk. */
export const bookcaseWall = 320;

/** Stands at the left end of the wall. */
export function Bookcase() {
  return (
    <>
      <path d="M10 74h58v206H10z" fill="var(--color-hairline)" />
      {[78, 118, 158, 198, 238].map((top, shelf) => (
        <g key={top}>
          <path d={`M14 ${top}h50v34H14z`} fill="var(--color-wash)" />
          {books.map(({ x, width, height }, index) => (
            <rect
              key={x}
              x={x}
              y={top + 34 - height}
              width={width}
              height={height}
              fill={colors[(index + shelf * 2) % colors.length]}
            />
          ))}
        </g>
      ))}
    </>
  );
}

const books = [
  { x: 16, width: 5, height: 27 },
  { x: 22, width: 7, height: 30 },
  { x: 30, width: 4, height: 23 },
  { x: 36, width: 6, height: 28 },
  { x: 47, width: 6, height: 29 },
  { x: 54, width: 5, height: 24 },
];
const colors = [
  'var(--color-ink-2)',
  'var(--color-control)',
  'var(--color-ink)',
  'var(--color-ufie)',
  'var(--color-hairline)',
];
