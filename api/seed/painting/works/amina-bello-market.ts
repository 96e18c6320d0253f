import { type Figure, paintFigures } from '../figures';
import { primed, washed } from '../grounds';
import { noiseFrom } from '../noise';
import { blob, cover, touch } from '../oil';
import type { Painting } from '../paint-types';
import { blend, pigment, shift } from '../pigment';
import { randomFrom } from '../random';
import { light } from '../relief';
import { sketch } from '../sketch';
import { prepare } from '../surface';

/** Lamps, and the people they find. */
export const nightMarket: Painting = {
  picture: 'night-market',
  paint(scale) {
    const random = randomFrom(2303);
    const noise = noiseFrom(37);
    const { colourAt } = sketch(1600, 1140, (pen) => {
      pen.fade(0, 560, ['#0e1526', '#161f38', '#29284a', '#4a3446']);
      pen.fade(560, 1140, ['#5a3834', '#3a2730', '#221b2a', '#14131f']);
      for (const [x, y, reach] of lamps) {
        pen.glow(
          ['#ffe9b8ff', '#f3b95cff', '#c9792fdd', '#8a4a2c88', '#5c303000'],
          x,
          y + reach * 0.1,
          reach * 1.9,
        );
      }
      for (const [x, y, r] of lamps) {
        pen.shape('#4a2730', [
          [x - r * 1.5, y - r * 0.4],
          [x - r * 0.1, y - r * 1.1],
          [x + r * 1.4, y - r * 0.45],
          [x + r * 1.3, y - r * 0.26],
          [x, y - r * 0.56],
          [x - r * 1.4, y - r * 0.2],
        ]);
        pen.shape('#8a4a35', [
          [x - r * 1.4, y - r * 0.28],
          [x, y - r * 0.66],
          [x + r * 1.3, y - r * 0.32],
          [x + r * 1.3, y - r * 0.24],
          [x, y - r * 0.55],
          [x - r * 1.4, y - r * 0.19],
        ]);
        pen.shape('#5b3026', [
          [x - r * 1.1, y + r * 0.95],
          [x + r * 1.1, y + r * 0.92],
          [x + r, y + r * 1.45],
          [x - r * 1.05, y + r * 1.5],
        ]);
        pen.shape('#e0a14c', [
          [x - r * 1.15, y + r * 0.8],
          [x + r * 1.15, y + r * 0.78],
          [x + r * 1.1, y + r * 0.98],
          [x - r * 1.1, y + r],
        ]);
      }
    });
    const surface = prepare(1600, 1140, scale, washed(primed(38, pigment('#2a2230')), colourAt, 0.9));
    const directionAt = (x: number, y: number) =>
      (y > 820 ? 0.1 : 0.5) + noise.layered(x / 330, y / 330, 3) * (y > 820 ? 0.5 : 1.8);
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 74, length: 240, coats: 3, edge: 120, value: 10, warmth: 8 });
    cover(surface, random, { ...layer, width: 34, length: 110, coats: 2.6, edge: 90, value: 14, warmth: 14 });
    const stalls = (_: number, y: number) => y > 280 && y < 880;
    cover(surface, random, {
      ...layer,
      width: 19,
      length: 54,
      coats: 1.6,
      edge: 90,
      value: 24,
      warmth: 20,
      where: stalls,
    });
    for (const [x, y, reach] of lamps) {
      for (let ware = 0; ware < 60; ware++) {
        const side = (random() - 0.5) * reach * 2.1;
        const heap = 0.16 * Math.abs(Math.sin(side / (reach * 0.22)));
        const colour = pigment(
          wares[Math.floor((side / reach + 1.1) * 2.6 + random() * 0.8) % wares.length] ?? '#e3a044',
        );
        const at = [x + side, y + reach * (0.92 - heap * random() * 1.6)] as const;
        blob(
          surface,
          random,
          at,
          reach * (0.06 + random() * 0.06),
          shift(colour, 22 - Math.abs(side) * 0.25 + random() * 22),
          {
            body: 3,
            loadAt: () => 0.95,
          },
        );
      }
      blob(surface, random, [x, y], reach * 0.26, pigment('#ffdc94'), {
        body: 4,
        loadAt: () => 0.72,
        drag: 0.7,
      });
      blob(surface, random, [x, y], reach * 0.17, pigment('#fff5dc'), { body: 7 });
      for (let gleam = 0; gleam < 26; gleam++) {
        const depth = random();
        const [left, down] = [
          x + (random() - 0.5) * reach * (0.4 + depth * 1.3),
          y + reach * 1.65 + depth * 360,
        ];
        const colour = blend(
          pigment('#e0a050'),
          pigment('#5b3a3c'),
          Math.min(1, depth * 0.7 + random() * 0.35),
        );
        const wide = 16 + random() * 60;
        const knots = [
          [left - wide / 2, down + 2],
          [left, down - 2],
          [left + wide / 2, down + 1],
        ] as const;
        touch(surface, random, knots, 4 + random() * 8, colour, {
          loadAt: (share) => 0.85 - share * 0.5,
          drag: 0.9,
          hair: 2,
          raggedness: 18,
        });
      }
    }
    paintFigures(surface, random, buyers);
    return light(surface, { depth: 0.7, shine: 0.22 });
  },
};

const lamps = [
  [420, 480, 200],
  [1010, 520, 240],
  [1470, 450, 150],
  [40, 530, 130],
] as const;
const wares = ['#c8532f', '#e3a044', '#8f9a4c', '#b23a2a', '#f0cf86', '#d97b35'];
const buyers: readonly Figure[] = [
  {
    ...dressed('#2a3650', '#20283c'),
    x: 215,
    foot: 830,
    tall: 350,
    head: 'tie',
    lit: 1,
    lean: 0.02,
    broad: 1.05,
  },
  {
    ...dressed('#5e2c30', '#3a1f28'),
    x: 640,
    foot: 850,
    tall: 370,
    head: 'bare',
    lit: -1,
    lean: -0.02,
    broad: 0.95,
  },
  {
    ...dressed('#202a44', '#181c2c'),
    x: 752,
    foot: 930,
    tall: 450,
    head: 'cap',
    lit: 1,
    lean: 0.03,
    broad: 1.1,
  },
  {
    ...dressed('#40263c', '#2a1a2c'),
    x: 1280,
    foot: 945,
    tall: 470,
    head: 'tie',
    lit: -1,
    lean: -0.03,
    broad: 1.1,
  },
  {
    ...dressed('#2d3444', '#22242f'),
    x: 1392,
    foot: 812,
    tall: 320,
    head: 'bare',
    lit: 1,
    lean: 0.01,
    broad: 0.95,
  },
];

function dressed(robe: string, wrap: string) {
  return { robe: pigment(robe), wrap: pigment(wrap) };
}
