import { type Figure, paintFigures } from '../figures';
import { primed, washed } from '../grounds';
import { noiseFrom } from '../noise';
import { cover, touch } from '../oil';
import type { Painting } from '../paint-types';
import { points } from '../path';
import { pigment } from '../pigment';
import { randomFrom } from '../random';
import { light } from '../relief';
import { sketch } from '../sketch';
import { prepare } from '../surface';

/** Six people, one wall, no bus. */
export const sixWhoWaited: Painting = {
  picture: 'six-who-waited',
  paint(scale) {
    const random = randomFrom(2304);
    const noise = noiseFrom(41);
    const { colourAt } = sketch(1600, 1200, (pen) => {
      pen.all('#dcc7a0');
      pen.shape('#8fa7a0', points('0,0 1600,0 1600,210 0,260'));
      pen.shape('#e6d5b2', points('0,262 1600,212 1600,480 0,560'));
      pen.shape('#d2b98f', points('1130,470 1600,400 1600,940 1180,950'));
      pen.shape('#b5623c', points('0,960 1600,930 1600,1200 0,1200'));
      pen.shape('#c97a4c', points('0,1100 1600,1060 1600,1130 0,1180'));
      for (const { x, foot, tall } of waiting) {
        pen.shape('#7d452f', [
          [x - tall * 0.1, foot - 6],
          [x + tall * 0.11, foot - 10],
          [x + tall * 0.62, foot + 52],
          [x + tall * 0.4, foot + 70],
        ]);
      }
    });
    const surface = prepare(1600, 1200, scale, washed(primed(42, pigment('#a8744e')), colourAt, 0.6));
    const directionAt = (x: number, y: number) =>
      (y > 960 ? 0.05 : 1.3) + noise.layered(x / 380, y / 380, 3) * (y > 960 ? 0.4 : 1.1);
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 96, length: 280, coats: 3, edge: 100, value: 10, warmth: 8 });
    cover(surface, random, { ...layer, width: 40, length: 130, coats: 2.6, edge: 60, value: 14, warmth: 12 });
    cover(surface, random, { ...layer, width: 19, length: 70, coats: 2.4, edge: 46, value: 15, warmth: 12 });
    for (const [left, right, y, high, colour] of bundles) {
      const knots = [
        [left, y],
        [(left + right) / 2, y + 4],
        [right, y - 2],
      ] as const;
      touch(surface, random, knots, high, pigment(colour), { raggedness: 10, pickUp: 0, loadAt: () => 1.15 });
    }
    paintFigures(surface, random, waiting);
    return light(surface, { depth: 0.75, shine: 0.3 });
  },
};

const waiting: readonly Figure[] = [
  {
    ...dressed('#33506a', '#22374b'),
    x: 200,
    foot: 1004,
    tall: 640,
    head: 'cap',
    lit: -1,
    lean: 0.015,
    broad: 1.15,
  },
  {
    ...dressed('#b04a30', '#7b2d22'),
    x: 372,
    foot: 1035,
    tall: 600,
    head: 'tie',
    lit: -1,
    lean: -0.02,
    broad: 1.1,
  },
  {
    ...dressed('#eadfc6', '#c2b08c'),
    x: 548,
    foot: 1014,
    tall: 440,
    head: 'bare',
    lit: -1,
    lean: -0.02,
    broad: 1,
  },
  {
    ...dressed('#243242', '#1b2430'),
    x: 876,
    foot: 1020,
    tall: 690,
    head: 'cap',
    lit: -1,
    lean: 0.01,
    broad: 1.15,
  },
  {
    ...dressed('#d39a3f', '#9a6a2c'),
    x: 1056,
    foot: 1052,
    tall: 610,
    head: 'tie',
    lit: -1,
    lean: -0.015,
    broad: 1.12,
  },
  {
    ...dressed('#6a3344', '#4a2434'),
    x: 1424,
    foot: 1004,
    tall: 630,
    head: 'tie',
    lit: -1,
    lean: -0.03,
    broad: 1.1,
  },
];

/** A checked bag and a smaller one: left and right edge, height, thickness and colour of each stroke. */
const bundles = [
  [1176, 1296, 1006, 40, '#6d2f26'],
  [1182, 1290, 966, 48, '#9c4431'],
  [1186, 1288, 984, 8, '#e0cda6'],
  [1188, 1286, 956, 7, '#e0cda6'],
  [1206, 1266, 934, 14, '#6d2f26'],
  [664, 742, 1012, 44, '#2c4247'],
  [676, 730, 984, 26, '#3d585b'],
] as const;

function dressed(robe: string, wrap: string) {
  return { robe: pigment(robe), wrap: pigment(wrap) };
}
