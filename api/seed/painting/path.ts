export type Point = readonly [x: number, y: number];

/** Points along a smooth curve through `knots` (Catmull-Rom), about `step` apart. */
export function curve(knots: readonly Point[], step = 5): Point[] {
  const points: Point[] = [];
  const last = knots.length - 1;
  for (let index = 0; index < last; index++) {
    const [before, from, to, after] = [
      knotAt(knots, index - 1),
      knotAt(knots, index),
      knotAt(knots, index + 1),
      knotAt(knots, index + 2),
    ];
    const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    for (let count = 0; count < steps; count++) {
      const share = count / steps;
      points.push([
        between(before[0], from[0], to[0], after[0], share),
        between(before[1], from[1], to[1], after[1], share),
      ]);
    }
  }
  return [...points, knotAt(knots, last)];
}

/** Knots of a spiral that opens from `inner` to `outer`, starting at `angle`. */
export function spiral(
  centre: Point,
  inner: number,
  outer: number,
  turns: number,
  angle: number,
  squash = 1,
): Point[] {
  const count = Math.round(Math.abs(turns) * 14);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const radius = inner + (outer - inner) * share ** 0.9;
    const turned = angle + share * turns * Math.PI * 2;
    return [centre[0] + Math.cos(turned) * radius, centre[1] + Math.sin(turned) * radius * squash] as const;
  });
}

/** Points written as in a drawing: 'x,y x,y x,y'. */
export function points(notation: string): Point[] {
  return notation.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

function knotAt(knots: readonly Point[], index: number): Point {
  return knots[Math.min(Math.max(index, 0), knots.length - 1)] ?? [0, 0];
}

function between(before: number, from: number, to: number, after: number, t: number) {
  const [t2, t3] = [t * t, t * t * t];
  return (
    0.5 *
    (2 * from +
      (to - before) * t +
      (2 * before - 5 * from + 4 * to - after) * t2 +
      (3 * from - before - 3 * to + after) * t3)
  );
}
