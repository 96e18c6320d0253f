import type { SKRSContext2D } from '@napi-rs/canvas';
import { dip, fillShape, inkLine, type Point } from './ink-line';
import type { Ink } from './inks';

type Brush = { pigment: Ink; edge: number };

/** A quarter of a flower in one corner, a quarter of a medallion in the opposite; four tiles make the figure. */
export function drawFlowerAndMedallion(pen: SKRSContext2D, { pigment, edge }: Brush) {
  const flower: Point = [-edge / 2, -edge / 2];
  const medallion: Point = [edge / 2, edge / 2];
  for (const [angle, reach] of petals) {
    const [base, tip] = [away(flower, angle, edge * 0.12), away(flower, angle, edge * reach)];
    leaf(pen, base, tip, edge * (reach - 0.34), pigment);
  }
  disc(pen, flower, edge * 0.115, pigment, 0.5);
  arc(pen, flower, edge * 0.12, edge * 0.03, pigment);
  disc(pen, flower, edge * 0.055, pigment, 0.95);
  for (const angle of [0.215, 0.59, 0.98, 1.355])
    disc(pen, away(flower, angle, edge * 0.53), edge * 0.021, pigment, 0.9);
  arc(pen, flower, edge * 0.615, edge * 0.02, pigment);
  ring(pen, medallion, edge * 0.2, edge * 0.3, pigment, 0.5);
  arc(pen, medallion, edge * 0.3, edge * 0.026, pigment);
  arc(pen, medallion, edge * 0.2, edge * 0.016, pigment);
  disc(pen, medallion, edge * 0.1, pigment, 0.9);
  for (const angle of [0.26, 0.785, 1.31])
    disc(pen, away(medallion, angle + Math.PI, edge * 0.25), edge * 0.022, pigment, 0.95);
  for (const side of [-1, 1]) drawTendril(pen, side, pigment, edge);
  disc(pen, [edge * 0.197, edge * 0.197], edge * 0.024, pigment, 0.95);
}

/** The angle of each petal and how far it reaches. */
const petals = [
  [0.02, 0.5],
  [0.4, 0.44],
  [0.785, 0.6],
  [1.17, 0.44],
  [1.55, 0.5],
] as const;

function drawTendril(pen: SKRSContext2D, side: number, pigment: Ink, edge: number) {
  const place = (along: number, across: number): Point =>
    side < 0 ? [across * edge, along * edge] : [along * edge, across * edge];
  inkLine(
    pen,
    curve(place(0.195, 0.195), place(0.21, -0.09), place(0.43, -0.2)),
    (t) => edge * (0.034 - 0.016 * t),
  );
  inkLine(
    pen,
    curve(place(0.43, -0.2), place(0.5, -0.32), place(0.38, -0.32)),
    (t) => edge * (0.022 - 0.01 * t),
  );
  disc(pen, place(0.375, -0.3), edge * 0.03, pigment, 0.9);
  leaf(pen, place(0.24, -0.02), place(0.44, -0.02), edge * 0.09, pigment);
  leaf(pen, place(0.33, -0.14), place(0.22, -0.24), edge * 0.07, pigment);
}

/** A star of eight petals in a thin frame: the other batch. */
export function drawStar(pen: SKRSContext2D, { pigment, edge }: Brush) {
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal * Math.PI) / 4;
    const reach = edge * (petal % 2 === 0 ? 0.36 : 0.27);
    leaf(
      pen,
      [Math.cos(angle) * edge * 0.06, Math.sin(angle) * edge * 0.06],
      [Math.cos(angle) * reach, Math.sin(angle) * reach],
      edge * 0.1,
      pigment,
    );
  }
  disc(pen, [0, 0], edge * 0.045, pigment, 0.9);
  const half = edge * 0.44;
  const corners: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ];
  dip(pen, pigment, 0.8);
  for (const [index, to] of corners.slice(1).entries()) {
    const from = corners[index] ?? to;
    inkLine(pen, curve(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to), () => edge * 0.016);
  }
}

/** A cement tile's pattern: a lozenge and four triangles. */
export function drawLozenge(pen: SKRSContext2D, { pigment, edge }: Brush, second: Ink) {
  const half = edge / 2;
  dip(pen, pigment, 0.9);
  fillShape(pen, [
    [0, -half],
    [half, 0],
    [0, half],
    [-half, 0],
  ]);
  dip(pen, second, 0.95);
  fillShape(pen, [
    [0, -half * 0.56],
    [half * 0.56, 0],
    [0, half * 0.56],
    [-half * 0.56, 0],
  ]);
  dip(pen, pigment, 0.9);
  fillShape(pen, [
    [-half, -half],
    [-half * 0.42, -half],
    [-half, -half * 0.42],
  ]);
  fillShape(pen, [
    [half, half],
    [half * 0.42, half],
    [half, half * 0.42],
  ]);
}

export function leaf(pen: SKRSContext2D, from: Point, to: Point, breadth: number, pigment: Ink) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const along = (t: number, across: number): Point => [
    from[0] + dx * t - (dy / length) * across,
    from[1] + dy * t + (dx / length) * across,
  ];
  const belly = (t: number) => breadth * 0.5 * Math.sin(Math.PI * t ** 0.8) ** 1.2;
  const steps = Array.from({ length: 19 }, (_, index) => index / 18);
  const [left, right] = [steps.map((t) => along(t, belly(t))), steps.map((t) => along(t, -belly(t)))];
  dip(pen, pigment, 0.4);
  fillShape(pen, [...left, ...[...right].reverse()]);
  dip(pen, pigment, 0.24);
  fillShape(pen, [...left, along(1, 0), along(0, 0)]);
  dip(pen, pigment, 0.92);
  inkLine(pen, left, (t) => breadth * (0.07 + 0.1 * Math.sin(Math.PI * t)));
  inkLine(pen, right, (t) => breadth * (0.05 + 0.05 * Math.sin(Math.PI * t)));
  inkLine(
    pen,
    steps.slice(2, -3).map((t) => along(t, 0)),
    (t) => breadth * 0.09 * (1 - t),
  );
  if (breadth < 60) return;
  for (const t of [0.22, 0.36, 0.5, 0.64]) {
    for (const side of [-1, 1]) {
      const reach = side * belly(t + 0.13) * 0.78;
      inkLine(
        pen,
        curve(along(t, 0), along(t + 0.05, reach * 0.6), along(t + 0.13, reach)),
        (vein) => 4.2 - vein * 3,
      );
    }
  }
}

function ring(
  pen: SKRSContext2D,
  [x, y]: Point,
  inner: number,
  outer: number,
  pigment: Ink,
  strength: number,
) {
  const sense = x < 0 ? 0 : Math.PI;
  dip(pen, pigment, strength);
  pen.beginPath();
  pen.arc(x, y, outer, sense, sense + Math.PI / 2);
  pen.arc(x, y, inner, sense + Math.PI / 2, sense, true);
  pen.fill();
}

function arc(pen: SKRSContext2D, [x, y]: Point, radius: number, width: number, pigment: Ink) {
  const sense = x < 0 ? 0 : Math.PI;
  dip(pen, pigment, 0.92);
  const points = Array.from({ length: 17 }, (_, index): Point => {
    const angle = sense + (index / 16) * (Math.PI / 2);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  inkLine(pen, points, (t) => width * (0.75 + 0.5 * Math.sin(Math.PI * t)));
}

function away([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

function disc(pen: SKRSContext2D, [x, y]: Point, radius: number, pigment: Ink, strength: number) {
  dip(pen, pigment, strength);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

export function curve(from: Point, bend: Point, to: Point): Point[] {
  return Array.from({ length: 17 }, (_, index) => {
    const t = index / 16;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [from[0] * a + bend[0] * b + to[0] * c, from[1] * a + bend[1] * b + to[1] * c];
  });
}
