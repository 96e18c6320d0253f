import type { FiguresAnswer } from '@gallery/shared/contract/figures/figures.schema';

type Spread = FiguresAnswer['days']['spread'];
/** `at` is a share of the width, `y` the distance from the middle in pixels. */
type Dot = { key: string; at: number; y: number };

/** Stacks the works of neighbouring days around the middle. A high stack becomes dense, never higher than the plot. */
export function stackDots(spread: Spread, kind: 'sold' | 'listed', end: number): Dot[] {
  const stacks = new Map<number, number>();
  for (const { days, [kind]: works } of spread) {
    const stack = Math.round((days / end) * columns);
    stacks.set(stack, (stacks.get(stack) ?? 0) + works);
  }
  return [...stacks].flatMap(([stack, works]) => {
    const step = Math.min(dotHeight, maxHeight / works);
    return Array.from({ length: works }, (_, place) => ({
      key: `${stack} ${place}`,
      at: stack / columns,
      y: (place - (works - 1) / 2) * step,
    }));
  });
}

const columns = 60;
const [dotHeight, maxHeight] = [9, 80];
