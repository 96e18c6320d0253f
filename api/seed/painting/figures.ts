import { blob, touch } from './oil';
import type { Point } from './path';
import { blend, type Pigment, pigment, shift } from './pigment';
import type { Random } from './random';
import type { Surface } from './surface';

export type Figure = {
  /** Where the feet stand, and how tall, in units. */
  x: number;
  foot: number;
  tall: number;
  robe: Pigment;
  wrap: Pigment;
  /** Leaning (to the right above 0), and how broad against a plain figure. */
  lean?: number;
  broad?: number;
  /** 'tie' is a head-tie, 'cap' a cap. */
  head: 'tie' | 'cap' | 'bare';
  /** Which side the light comes from: -1 left, 1 right, 0 none. */
  lit: number;
};

/** A figure in a few strokes: a long shade, a wrapper, a robe in folds, a neck and a head. */
export function standing(surface: Surface, random: Random, figure: Figure) {
  const { x, foot, tall, robe, lit } = figure;
  const lean = (figure.lean ?? 0) * tall;
  const broad = tall * 0.13 * (figure.broad ?? 1);
  const at = (side: number, up: number): Point => [x + side * broad + lean * up, foot - up * tall];
  const fold = (side: number, top: number, low: number, width: number, colour: Pigment) =>
    touch(surface, random, [at(side * 0.66, top), at(side * 0.88, (top + low) / 2), at(side * 0.96, low)], width, colour, cloth);

  for (const side of [-0.7, 0, 0.7]) fold(side, 0.5, 0.02, broad * 0.8, shift(figure.wrap, side * lit * 24 - 10));
  for (const side of [-0.9, 0.85, -0.4, 0.35, 0]) {
    fold(side, 0.8, 0.2 + random() * 0.08, broad * 0.75, shift(robe, side * lit * 34 + (random() - 0.5) * 12));
  }
  if (lit !== 0) fold(lit * 0.95, 0.77, 0.34, broad * 0.3, shift(blend(robe, pigment('#ffe6bd'), 0.4), 10));
  touch(surface, random, [at(-0.92, 0.755), at(-0.5, 0.81), at(0, 0.825), at(0.5, 0.81), at(0.92, 0.755)], broad * 0.44, shift(robe, lit * -4), {
    ...cloth,
    widthAt: round,
  });
  touch(surface, random, [at(-lit * 0.9, 0.74), at(-lit * 1.12, 0.58), at(-lit * 0.45, 0.45)], broad * 0.4, shift(robe, -16), cloth);
  headOf(surface, random, figure, at);
}

function headOf(surface: Surface, random: Random, { tall, head, wrap, lit }: Figure, at: (side: number, up: number) => Point) {
  const skin = pigment('#3d241a');
  const size = tall * 0.085;
  touch(surface, random, [at(0, 0.8), at(0, 0.87)], size * 0.6, shift(skin, -8), face);
  blob(surface, random, at(0, 0.905), size * 0.98, skin, { body: 2.4 });
  blob(surface, random, at(0.02, 0.93), size * 0.94, skin, { body: 2.4 });
  blob(surface, random, at(lit * 0.2, 0.908), size * 0.42, shift(skin, 30, 12), { loadAt: () => 0.8 });
  if (head === 'cap') {
    touch(surface, random, [at(-0.3, 0.962), at(0, 0.972), at(0.3, 0.962)], size * 0.62, shift(wrap, 8), face);
  }
  if (head === 'tie') {
    blob(surface, random, at(0, 0.967), size * 0.95, wrap);
    touch(surface, random, [at(-0.5, 0.965), at(0.05, 1.0), at(0.55, 1.005)], size * 0.66, shift(wrap, 14), { ...face, widthAt: round });
    touch(surface, random, [at(-0.34, 0.953), at(0.3, 0.985)], size * 0.24, shift(wrap, 40), { ...face, widthAt: round });
  }
}

const round = (share: number) => Math.sqrt(Math.max(0.1, 1 - (2 * share - 1) ** 4));
const cloth = { loadAt: (share: number) => 1.2 - share * 0.35, pickUp: 0.03, body: 3.4, drag: 0.35, raggedness: 9 };
const face = { loadAt: () => 1.2, pickUp: 0.02, raggedness: 4, drag: 0.2, body: 2.6, hair: 3 };
