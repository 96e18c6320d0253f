import { rounded } from './brush-line';
import { curve, type Point } from './path';
import { type Pigment, shift } from './pigment';
import type { Random } from './random';
import { type Brush, layStroke } from './stroke';
import type { Surface } from './surface';

export type Layer = {
  /** Width and length of a stroke, in units. */
  width: number;
  length: number;
  /** How often the surface is covered. */
  coats: number;
  colourAt(x: number, y: number): Pigment;
  /** Where the strokes run, in radians. */
  directionAt(x: number, y: number): number;
  /** How much the colour may differ along a stroke before it is lifted. */
  edge?: number;
  /** Differences of lightness and of warmth between strokes. */
  value?: number;
  warmth?: number;
  /** A stroke that had to be lifted before this many steps is not made. */
  least?: number;
  /** Left out where this is false. */
  where?(x: number, y: number): boolean;
  brush?: Partial<Brush>;
};

/** Covers the surface with strokes that take their colour from where they begin. */
export function cover(surface: Surface, random: Random, layer: Layer) {
  for (const place of places(surface, random, layer)) {
    if (layer.where && !layer.where(place[0], place[1])) continue;
    const base = layer.colourAt(place[0], place[1]);
    const path = pathFrom(place, base, random, layer);
    const width = layer.width * (0.6 + random() * 0.65);
    const colour = shift(
      base,
      (random() - 0.5) * (layer.value ?? 12),
      (random() - 0.5) * (layer.warmth ?? 6),
    );
    if (path.length >= (layer.least ?? 3))
      layStroke(surface, random, path, { ...bristle, width, colour, ...layer.brush });
  }
}

/** One stroke of oil from here to there, laid on purpose. */
export function touch(
  surface: Surface,
  random: Random,
  knots: readonly Point[],
  width: number,
  colour: Pigment,
  brush: Partial<Brush> = {},
) {
  layStroke(surface, random, curve(knots, Math.max(3, width * 0.2)), {
    ...bristle,
    raggedness: width * 0.6,
    width,
    colour,
    ...brush,
  });
}

/** A round touch, such as a face or a lamp. */
export function blob(
  surface: Surface,
  random: Random,
  at: Point,
  width: number,
  colour: Pigment,
  brush: Partial<Brush> = {},
) {
  const lean = random() * Math.PI;
  const [dx, dy] = [Math.cos(lean) * width * 0.52, Math.sin(lean) * width * 0.52];
  const knots: Point[] = [[at[0] - dx, at[1] - dy], at, [at[0] + dx, at[1] + dy]];
  touch(surface, random, knots, width, colour, {
    widthAt: round,
    raggedness: width * 0.08,
    loadAt: () => 1.3,
    pickUp: 0,
    ...brush,
  });
}

const round = (share: number) => Math.sqrt(Math.max(0.03, 1 - (2 * share - 1) ** 2));

export const bristle: Omit<Brush, 'width' | 'colour'> = {
  hair: 3.4,
  loadAt: (share) => 1.15 - share * 0.45,
  widthAt: (share) => 0.88 + 0.12 * rounded(share),
  unevenness: 0.6,
  drag: 0.45,
  opacity: 1,
  body: 3.2,
  rim: 0.3,
  streak: 13,
  pickUp: 0.05,
  raggedness: 44,
};

/** A palette knife: smooth slabs with sharp sides, torn where the paint gives out. */
export const knife: Omit<Brush, 'width' | 'colour'> = {
  hair: 7,
  loadAt: (share) => 1.1 - share ** 3 * 0.7,
  widthAt: (share) => (share < 0.04 ? 0.94 : 1),
  unevenness: 0.42,
  drag: 0.5,
  opacity: 1,
  body: 6,
  rim: 0.7,
  streak: 12,
  pickUp: 0.07,
  raggedness: 12,
};

/** Scattered evenly, in no order. */
function places(surface: Surface, random: Random, { width, length, coats }: Layer): Point[] {
  const [wide, high] = [surface.width / surface.scale, surface.height / surface.scale];
  const count = Math.round(((wide * high) / (width * length * 0.55)) * coats);
  const cell = Math.sqrt((wide * high) / count);
  const [columns, rows] = [Math.ceil(wide / cell) + 2, Math.ceil(high / cell) + 2];
  const found = Array.from({ length: columns * rows }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [(column + random() * 1.6 - 1.3) * cell, (row + random() * 1.6 - 1.3) * cell];
  });
  for (let index = found.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const [here, there] = [found[index], found[other]];
    if (here && there) [found[index], found[other]] = [there, here];
  }
  return found;
}

function pathFrom(start: Point, base: Pigment, random: Random, layer: Layer): Point[] {
  const step = Math.max(4, layer.width * 0.22);
  const length = layer.length * (0.5 + random() * 0.8);
  const turn = (random() < 0.5 ? Math.PI : 0) + (random() - 0.5) * 0.3;
  const points: Point[] = [];
  let [x, y] = start;
  for (let walked = 0; walked < length; walked += step) {
    points.push([x, y]);
    const direction = layer.directionAt(x, y) + turn;
    x += Math.cos(direction) * step;
    y += Math.sin(direction) * step;
    if (layer.edge !== undefined && difference(base, layer.colourAt(x, y)) > layer.edge) break;
  }
  return points;
}

function difference(one: Pigment, other: Pigment) {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}
