import { type Figure, paintFigures } from '../figures';
import { primed, washed } from '../grounds';
import { noiseFrom } from '../noise';
import { blob, cover, touch } from '../oil';
import type { Painting } from '../paint-types';
import { points } from '../path';
import { blend, pigment, shift } from '../pigment';
import { randomFrom } from '../random';
import { light } from '../relief';
import { sketch } from '../sketch';
import { prepare } from '../surface';

const oil = { depth: 0.75, shine: 0.35 };

/** A sun one can look at, through dust. */
export const harmattanMorning: Painting = {
  picture: 'harmattan-morning',
  paint(scale) {
    const random = randomFrom(2301);
    const noise = noiseFrom(29);
    const { colourAt } = sketch(1600, 1067, (pen) => {
      pen.fade(0, 690, ['#b9aa9a', '#cdb9a0', '#dec5a0', '#e3c093', '#d8ab7d']);
      pen.fade(690, 1067, ['#b98a66', '#a57752', '#8a5f44', '#6b4836']);
      pen.glow(['#fdf0d0ff', '#f0dcaccc', '#e6d0a866', '#dfc8a400'], 1060, 330, 330);
      pen.shape('#bf9e86', points('0,650 300,632 620,652 980,640 1300,655 1600,636 1600,700 0,700'));
      pen.shape('#c79a6c', points('540,1067 770,870 890,766 938,706 952,706 934,770 906,870 1000,1067'));
    });
    const surface = prepare(1600, 1067, scale, washed(primed(30, pigment('#b98d6a')), colourAt, 0.6));
    const directionAt = (x: number, y: number) =>
      y < 690
        ? noise.layered(x / 500, y / 300, 2) * 0.5
        : noise.at(x / 400, y / 160) * 0.25 + (x < 800 ? -0.1 : 0.1);
    const layer = { colourAt, directionAt, edge: 60, brush: { pickUp: 0.09 } };
    cover(surface, random, { ...layer, width: 110, length: 420, coats: 3.2, value: 9, warmth: 8 });
    cover(surface, random, { ...layer, width: 46, length: 210, coats: 2.2, value: 11, warmth: 10 });
    const land = (_: number, y: number) => y > 700;
    cover(surface, random, {
      ...layer,
      width: 20,
      length: 120,
      coats: 1.8,
      least: 2,
      value: 20,
      warmth: 12,
      where: land,
    });
    for (const [x, foot, tall, near] of trees) {
      const dark = blend(pigment('#c3a283'), pigment('#4c3a30'), near);
      const trunk = [
        [x, foot],
        [x + 4, foot - tall * 0.4],
        [x - 3, foot - tall * 0.7],
      ] as const;
      touch(surface, random, trunk, tall * 0.07, dark, { body: 2 });
      for (let tuft = 0; tuft < 22; tuft++) {
        const [side, up] = [(random() + random() - 1) * tall * 0.62, tall * (0.66 + random() * 0.26)];
        const [middle, span] = [x + side, tall * (0.08 + random() * 0.12)];
        const leaves = [
          [middle - span, foot - up + 5],
          [middle, foot - up - 4],
          [middle + span, foot - up + 4],
        ] as const;
        touch(surface, random, leaves, tall * 0.08, shift(dark, random() * 18 - 4), {
          drag: 0.7,
          opacity: 0.85,
        });
      }
    }
    blob(surface, random, [1060, 330], 104, pigment('#fbeccb'), { body: 2, loadAt: () => 0.8, hair: 2 });
    blob(surface, random, [1058, 328], 84, pigment('#fff5da'), { body: 2.4, hair: 2, streak: 4 });
    paintFigures(surface, random, walkers);
    return light(surface, oil);
  },
};

const walkers: readonly Figure[] = [
  {
    x: 868,
    foot: 842,
    tall: 112,
    robe: pigment('#6a4a44'),
    wrap: pigment('#43332f'),
    lean: 0.03,
    broad: 1,
    head: 'tie',
    lit: 1,
  },
  {
    x: 914,
    foot: 828,
    tall: 102,
    robe: pigment('#54484a'),
    wrap: pigment('#3b3236'),
    lean: -0.02,
    broad: 0.9,
    head: 'bare',
    lit: 1,
  },
];

const trees = [
  [1330, 668, 84, 0.22],
  [1440, 674, 110, 0.3],
  [220, 690, 150, 0.4],
  [420, 672, 74, 0.2],
  [1530, 722, 250, 0.62],
] as const;

/** Two rivers, not yet mixed, and a canoe on the seam. */
export const confluence: Painting = {
  picture: 'confluence-lokoja',
  paint(scale) {
    const random = randomFrom(2302);
    const noise = noiseFrom(31);
    const { colourAt } = sketch(1600, 860, (pen) => {
      pen.fade(0, 300, ['#a7b6bb', '#c5cac2', '#e2d9c3', '#ead7b7']);
      pen.fade(300, 860, ['#bdc0b0', '#7f9a97', '#5f8285', '#456870']);
      pen.shape(
        '#8d98a0',
        points('0,250 180,190 420,232 640,170 900,220 1160,196 1380,236 1600,200 1600,320 0,320'),
      );
      pen.shape('#6f7f78', points('0,286 340,266 700,290 1000,268 1300,288 1600,262 1600,330 0,326'));
      pen.shape('#c79f6c', points('0,340 500,336 860,380 1090,450 1260,560 1400,690 1490,860 0,860'));
      pen.shape('#b0804f', points('0,520 480,500 860,600 1120,860 0,860'));
      pen.shape('#d8bb88', points('0,352 420,348 700,384 380,404 0,398'));
      pen.shape('#9a6d44', points('0,720 420,700 700,860 0,860'));
      pen.shape('#8f6a44', points('690,546 860,566 1010,560 1040,574 900,590 740,574'));
    });
    const surface = prepare(1600, 860, scale, washed(primed(32, pigment('#97755a')), colourAt, 0.9));
    const directionAt = (x: number, y: number) =>
      y < 320 ? noise.at(x / 400, y / 200) * 0.35 : noise.at(x / 500, y / 120) * 0.16 + 0.05;
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 84, length: 380, coats: 3, edge: 90, value: 9, warmth: 8 });
    cover(surface, random, { ...layer, width: 34, length: 190, coats: 2.4, edge: 60, value: 14, warmth: 12 });
    const water = (_: number, y: number) => y > 345;
    cover(surface, random, {
      ...layer,
      width: 15,
      length: 110,
      coats: 1.6,
      least: 2,
      edge: 60,
      value: 34,
      warmth: 14,
      where: water,
    });
    const hull = points('684,506 790,530 930,533 1074,498');
    const keel = (share: number) => 0.2 + 0.8 * Math.sin(Math.PI * share) ** 0.7;
    touch(surface, random, hull, 32, pigment('#33291f'), {
      widthAt: keel,
      pickUp: 0.004,
      drag: 0.45,
      raggedness: 6,
    });
    touch(surface, random, points('720,530 860,544 1010,530'), 10, pigment('#1f1a1a'), {
      drag: 0.6,
      pickUp: 0,
    });
    touch(surface, random, points('1000,596 994,640 1000,690'), 30, pigment('#cdb68e'), {
      opacity: 0.5,
      loadAt: (share) => 0.8 - share * 0.7,
      body: 1.5,
    });
    paintFigures(surface, random, [boatman]);
    const pole = points('1048,616 1002,490 958,372');
    touch(surface, random, pole, 5, pigment('#3a2d26'), {
      loadAt: () => 0.8,
      pickUp: 0,
      raggedness: 3,
      hair: 2,
    });
    touch(surface, random, points('716,520 820,536 930,538'), 5, pigment('#6b5140'), {
      loadAt: () => 0.8,
      drag: 0.8,
    });
    return light(surface, oil);
  },
};

const boatman: Figure = {
  x: 986,
  foot: 526,
  tall: 138,
  robe: pigment('#ded2ba'),
  wrap: pigment('#3a4750'),
  lean: -0.06,
  broad: 0.8,
  head: 'cap',
  lit: -1,
};
