import { primed } from '../grounds';
import { noiseFrom } from '../noise';
import { cover, touch } from '../oil';
import type { Painting } from '../paint-types';
import { points } from '../path';
import { pigment } from '../pigment';
import { randomFrom } from '../random';
import { light } from '../relief';
import { sketch } from '../sketch';
import { prepare } from '../surface';

const thick = { depth: 0.85, shine: 0.45 };

/** The river between hot fields. */
export const noonAtOsun: Painting = {
  picture: 'noon-at-osun',
  paint(scale) {
    const random = randomFrom(1101);
    const noise = noiseFrom(11);
    const surface = prepare(1600, 1310, scale, primed(12, pigment('#7d4028')));
    const { colourAt } = sketch(1600, 1310, (pen) => {
      pen.all('#d39a3c');
      pen.shape('#e2c27a', points('0,0 940,0 800,380 0,500'));
      pen.shape('#efe3c8', points('1020,0 1600,0 1600,320 1160,430'));
      pen.shape('#3d5c44', points('0,560 330,500 600,640 400,800 0,830'));
      pen.shape('#23413c', points('0,830 400,790 860,880 1120,1310 0,1310'));
      pen.shape('#5d938f', points('360,800 900,640 1600,700 1600,815 980,860 800,1060'));
      pen.shape('#a8412a', points('1130,850 1600,815 1600,1310 1240,1310'));
      pen.shape('#cf6a3a', points('1230,470 1450,420 1520,640 1260,670'));
    });
    const directionAt = (x: number, y: number) => 0.2 + noise.layered(x / 760, y / 760, 3) * 2.4;
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 120, length: 400, coats: 2.4, edge: 160, value: 14 });
    cover(surface, random, { ...layer, width: 60, length: 210, coats: 2.2, edge: 95, value: 18, warmth: 14 });
    cover(surface, random, {
      ...layer,
      width: 34,
      length: 120,
      coats: 0.8,
      edge: 80,
      value: 26,
      warmth: 18,
      where: (x, y) => noise.at(x / 240, y / 240 + 9) > 0.1,
    });
    for (const [x, y, length, lean, width, colour] of [
      [560, 836, 330, -0.3, 60, '#8fb9ae'],
      [1180, 752, 330, 0.06, 46, '#a5c9bb'],
      [860, 720, 200, -0.2, 34, '#c3d6c4'],
      [1120, 130, 330, 0.7, 96, '#f8efdc'],
      [1290, 590, 200, -0.3, 70, '#e28a52'],
    ] as const) {
      const [dx, dy] = [Math.cos(lean) * length, Math.sin(lean) * length];
      touch(
        surface,
        random,
        [
          [x, y],
          [x + dx * 0.5, y + dy * 0.4],
          [x + dx, y + dy],
        ],
        width,
        pigment(colour),
        { drag: 0.75, body: 3.6, pickUp: 0.03 },
      );
    }
    return light(surface, thick);
  },
};

/** Red earth, a path, and the trees that end it. */
export const laterite: Painting = {
  picture: 'laterite',
  paint(scale) {
    const random = randomFrom(1104);
    const noise = noiseFrom(23);
    const surface = prepare(1230, 1600, scale, primed(24, pigment('#c58f5c')));
    const { colourAt } = sketch(1230, 1600, (pen) => {
      pen.fade(0, 1600, ['#a9482c', '#a03c24', '#b4512f', '#8a3220']);
      pen.shape('#d9d3bd', points('0,0 1230,0 1230,150 600,210 0,170'));
      pen.shape('#24382f', points('0,160 380,200 760,180 1230,120 1230,400 840,350 400,400 0,340'));
      pen.shape('#c96f45', points('0,980 430,900 520,1240 0,1330'));
      pen.shape(
        '#d9a678',
        points(
          '470,1600 540,1330 700,1100 690,900 560,700 590,520 660,380 690,380 650,530 640,690 800,880 880,1100 800,1340 860,1600',
        ),
      );
      pen.shape('#ead2ae', points('590,1600 640,1360 770,1120 740,920 790,1110 720,1360 730,1600'));
      pen.shape('#7a2a1d', points('860,620 1230,540 1230,1010 960,1040'));
    });
    const directionAt = (x: number, y: number) =>
      (y < 420 ? 0.1 : 1.35) + noise.layered(x / 520, y / 620, 3) * 1.5;
    const layer = { colourAt, directionAt };
    cover(surface, random, {
      ...layer,
      width: 130,
      length: 400,
      coats: 2.6,
      edge: 150,
      value: 12,
      warmth: 8,
    });
    cover(surface, random, { ...layer, width: 64, length: 240, coats: 1.8, edge: 90, value: 20, warmth: 14 });
    cover(surface, random, {
      ...layer,
      width: 44,
      length: 130,
      coats: 0.9,
      edge: 80,
      value: 26,
      warmth: 16,
      where: (x, y) => y < 430 || noise.at(x / 200, y / 200) > 0.1,
    });
    return light(surface, thick);
  },
};
