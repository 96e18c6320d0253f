import { blob, cover, touch } from './oil';
import { curve, type Point } from './path';
import { blend, clamp, type Pigment, pigment, shift } from './pigment';
import type { Random } from './random';
import { type Pen, type Sketch, sketch } from './sketch';
import type { Surface } from './surface';

export type Figure = {
  /** Where the feet stand, and how tall, in units. */
  x: number;
  foot: number;
  tall: number;
  robe: Pigment;
  wrap: Pigment;
  /** Leaning (to the right above 0), and how broad against a plain figure. */
  lean: number;
  broad: number;
  head: 'tie' | 'cap' | 'bare';
  /** Which side the light comes from: -1 left, 1 right. */
  lit: number;
};

const skin = pigment('#40271c');
const warmLight = pigment('#ffc987');
const [absent, present] = ['#00ff00', '#ffffff'];

/** Standing people: robes in short upright strokes, then folds, heads and the edge of the light. */
export function paintFigures(surface: Surface, random: Random, figures: readonly Figure[]) {
  const [wide, high] = [surface.width / surface.scale, surface.height / surface.scale];
  for (const figure of figures) {
    const alone = sketch(wide, high, (pen) => {
      pen.all(absent);
      drawRobes(pen, figure);
    });
    const shape = sketch(wide, high, (pen) => {
      pen.all('#000000');
      drawRobes(pen, figure, present);
    });
    const inside = (x: number, y: number) => shape.colourAt(x, y)[0] > 250;
    const upright = (x: number) => 1.54 + ((figure.x - x) / figure.tall) * 0.7;
    stain(surface, figure, alone.colourAt, inside);
    for (const [share, coats] of [
      [0.05, 2.5],
      [0.028, 2.5],
    ] as const) {
      cover(surface, random, {
        width: figure.tall * share,
        length: figure.tall * share * 4.2,
        coats,
        colourAt: alone.colourAt,
        directionAt: upright,
        where: inside,
        edge: 50,
        value: 14,
        warmth: 8,
        brush: { pickUp: 0.02, raggedness: figure.tall * 0.02 },
      });
    }
    finish(surface, random, figure);
  }
}

/** Thin colour under the strokes, so that no gap between them shows what is behind the figure. */
function stain(
  surface: Surface,
  figure: Figure,
  colourAt: Sketch['colourAt'],
  inside: (x: number, y: number) => boolean,
) {
  const { scale, width, height, pigments } = surface;
  const reach = figure.tall * 0.25;
  const inset = figure.tall * 0.012;
  const [left, right] = [figure.x - reach, figure.x + reach].map((x) =>
    Math.round(clamp(x * scale, 0, width)),
  );
  const [top, bottom] = [figure.foot - figure.tall, figure.foot].map((y) =>
    Math.round(clamp(y * scale, 0, height)),
  );
  for (let row = top ?? 0; row < (bottom ?? 0); row++) {
    for (let column = left ?? 0; column < (right ?? 0); column++) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
      const deep =
        inside(x - inset, y) && inside(x + inset, y) && inside(x, y - inset) && inside(x, y + inset);
      if (deep) pigments.set(shift(colourAt(x, y), -6), (row * width + column) * 3);
    }
  }
}

/** Flat, with a lit and a shaded side, for the brush to find. */
function drawRobes(pen: Pen, figure: Figure, flat?: string) {
  const { robe, wrap, lit } = figure;
  const at = bodyOf(figure);
  const fill = (colour: Pigment, ...places: Point[]) =>
    pen.shape(flat ?? colour, curve(places.map(([side, up]) => at(side, up))));
  fill(
    shift(wrap, -8),
    [-0.74, 0.3],
    [-0.8, 0.12],
    [-0.78, 0.012],
    [0, 0.004],
    [0.78, 0.012],
    [0.8, 0.12],
    [0.74, 0.3],
  );
  fill(robe, ...torso.map(([side, up]): Point => [-side, up]).reverse(), ...torso);
  fill(
    shift(robe, -24),
    [-lit * 0.3, 0.79],
    [-lit * 0.8, 0.76],
    [-lit * 1.0, 0.5],
    [-lit * 1.08, 0.18],
    [-lit * 0.5, 0.17],
    [-lit * 0.35, 0.5],
  );
  fill(
    shift(blend(robe, warmLight, 0.28), 6),
    [lit * 0.5, 0.8],
    [lit * 0.84, 0.77],
    [lit * 1.0, 0.5],
    [lit * 1.08, 0.2],
    [lit * 0.78, 0.19],
    [lit * 0.7, 0.5],
  );
  fill(
    shift(robe, -42),
    [-lit * 0.72, 0.7],
    [-lit * 0.62, 0.55],
    [-lit * 0.1, 0.47],
    [-lit * 0.14, 0.43],
    [-lit * 0.74, 0.5],
    [-lit * 0.86, 0.62],
  );
}

function finish(surface: Surface, random: Random, figure: Figure) {
  const { robe, lit, tall } = figure;
  const at = bodyOf(figure);
  for (const [side, top, low, light] of [
    [-0.45, 0.72, 0.24, -18],
    [0.1, 0.74, 0.2, 14],
    [0.42, 0.66, 0.3, -14],
  ] as const) {
    const knots = [at(side * 0.8, top), at(side * 0.95 + 0.05, (top + low) / 2), at(side * 1.05, low)];
    touch(surface, random, knots, tall * 0.018, shift(robe, light + side * lit * 24), drawn);
  }
  const edge = [at(lit * 0.82, 0.775), at(lit * 0.97, 0.62), at(lit * 1.01, 0.44), at(lit * 1.06, 0.24)];
  touch(surface, random, edge, tall * 0.018, shift(blend(robe, warmLight, 0.5), 10), drawn);
  const shoulders = [at(-0.78, 0.765), at(-0.45, 0.806), at(0, 0.818), at(0.45, 0.806), at(0.78, 0.765)];
  touch(surface, random, shoulders, tall * 0.034, shift(robe, 4), { ...firm, drag: 0.5 });
  paintHead(surface, random, figure, (side, up) => at(side, up - 0.014));
}

function paintHead(surface: Surface, random: Random, { tall, wrap, lit, head }: Figure, at: Body) {
  const size = tall * 0.084;
  touch(surface, random, [at(0, 0.822), at(0.02, 0.875)], size * 0.74, shift(skin, -10), firm);
  blob(surface, random, at(0.03 * lit, 0.89), size * 0.86, skin, { body: 2.2, streak: 7, hair: 2 });
  blob(surface, random, at(0, 0.918), size, shift(skin, 3), { body: 2.2, streak: 7, hair: 2 });
  const cheek = [at(lit * 0.27, 0.945), at(lit * 0.31, 0.915), at(lit * 0.2, 0.878)];
  touch(surface, random, cheek, size * 0.2, shift(skin, 44, 14), { ...drawn, opacity: 0.75, raggedness: 3 });
  if (head === 'cap') {
    touch(surface, random, [at(-0.33, 0.954), at(0, 0.962), at(0.33, 0.952)], size * 0.4, wrap, firm);
    touch(
      surface,
      random,
      [at(-0.3, 0.975), at(0.04, 0.984), at(0.26, 0.978)],
      size * 0.34,
      shift(wrap, 12),
      firm,
    );
  }
  if (head === 'tie') {
    touch(surface, random, [at(-0.38, 0.945), at(0, 0.967), at(0.38, 0.948)], size * 0.5, wrap, firm);
    touch(
      surface,
      random,
      [at(-0.62, 0.972), at(-0.1, 0.992), at(0.5, 1.0), at(0.72, 0.992)],
      size * 0.46,
      shift(wrap, 12),
      firm,
    );
    touch(
      surface,
      random,
      [at(-0.4, 0.985), at(0.1, 1.006), at(0.62, 1.012)],
      size * 0.2,
      shift(wrap, 42),
      drawn,
    );
  }
}

/** From the neck down the right side to the hem. */
const torso: readonly Point[] = [
  [0.22, 0.838],
  [0.6, 0.818],
  [0.86, 0.775],
  [0.99, 0.62],
  [1.02, 0.42],
  [1.1, 0.17],
  [0.4, 0.15],
];

const drawn = { loadAt: (share: number) => 1.05 - share * 0.5, pickUp: 0.04, drag: 0.6, raggedness: 8 };
const firm = { loadAt: () => 1.2, pickUp: 0.01, drag: 0.3, raggedness: 5, body: 2.6, hair: 2.6 };

type Body = (side: number, up: number) => Point;

/** Places on a figure: to its side (1 is the edge of the robe) and up (1 is its full height). */
function bodyOf({ x, foot, tall, lean, broad }: Figure): Body {
  return (side, up) => [x + side * tall * 0.125 * broad + lean * tall * up, foot - up * tall];
}
