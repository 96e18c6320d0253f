import { primed } from '../grounds';
import { noiseFrom } from '../noise';
import { cover, knife, touch } from '../oil';
import type { Painting } from '../paint-types';
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
      pen.shape('#e2c27a', [[0, 0], [940, 0], [800, 380], [0, 500]]);
      pen.shape('#efe3c8', [[1020, 0], [1600, 0], [1600, 320], [1160, 430]]);
      pen.shape('#3d5c44', [[0, 560], [330, 500], [600, 640], [400, 800], [0, 830]]);
      pen.shape('#23413c', [[0, 830], [400, 790], [860, 880], [1120, 1310], [0, 1310]]);
      pen.shape('#5d938f', [[360, 800], [900, 640], [1600, 700], [1600, 815], [980, 860], [800, 1060]]);
      pen.shape('#a8412a', [[1130, 850], [1600, 815], [1600, 1310], [1240, 1310]]);
      pen.shape('#cf6a3a', [[1230, 470], [1450, 420], [1520, 640], [1260, 670]]);
    });
    const directionAt = (x: number, y: number) => 0.2 + noise.layered(x / 760, y / 760, 3) * 2.4;
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 120, length: 400, coats: 2.4, edge: 160, value: 14 });
    cover(surface, random, { ...layer, width: 60, length: 210, coats: 2.2, edge: 95, value: 18, warmth: 14 });
    cover(surface, random, {
      ...layer, width: 34, length: 120, coats: 0.8, edge: 80, value: 26, warmth: 18,
      where: (x, y) => noise.at(x / 240, y / 240 + 9) > 0.1,
    });
    for (const [x, y, length, lean, width, colour] of [
      [560, 836, 330, -0.3, 60, '#8fb9ae'], [1180, 752, 330, 0.06, 46, '#a5c9bb'], [860, 720, 200, -0.2, 34, '#c3d6c4'],
      [1120, 130, 330, 0.7, 96, '#f8efdc'], [1290, 590, 200, -0.3, 70, '#e28a52'],
    ] as const) {
      const [dx, dy] = [Math.cos(lean) * length, Math.sin(lean) * length];
      touch(surface, random, [[x, y], [x + dx * 0.5, y + dy * 0.4], [x + dx, y + dy]], width, pigment(colour), { drag: 0.8, body: 5 });
    }
    return light(surface, thick);
  },
};

/** Containers on the quay, in the blocks of the knife that laid them. */
export const apapa: Painting = {
  picture: 'apapa-seven-in-the-morning',
  paint(scale) {
    const random = randomFrom(1102);
    const noise = noiseFrom(17);
    const surface = prepare(1600, 1600, scale, primed(14, pigment('#565a60')));
    const { colourAt } = sketch(1600, 1600, (pen) => {
      pen.fade(0, 930, ['#aeb7b6', '#c3c4ba', '#d8cfba', '#c4bfae']);
      pen.fade(930, 1600, ['#7f9698', '#4b6972', '#2c4652']);
    });
    const directionAt = (x: number, y: number) => noise.at(x / 500, y / 300) * 0.3;
    cover(surface, random, { width: 150, length: 460, coats: 4, colourAt, directionAt, value: 12 });
    cover(surface, random, { width: 80, length: 260, coats: 1.6, colourAt, directionAt, value: 16, warmth: 10 });
    for (const [x, y, wide, high, colour] of quay) {
      const tilt = (random() - 0.5) * 22;
      const middle = y + high / 2;
      const brush = { ...knife, raggedness: 26, streak: 16 };
      const knots = [[x, middle], [x + wide / 2, middle + tilt / 2], [x + wide, middle + tilt]] as const;
      touch(surface, random, knots, high, pigment(colour), brush);
    }
    for (const [x, y, wide, , colour] of quay.slice(-6)) {
      const depth = 190 + random() * 220;
      const knots = [[x + wide / 2, y + 190], [x + wide / 2 + 8, y + 190 + depth / 2], [x + wide / 2 - 6, y + 190 + depth]] as const;
      touch(surface, random, knots, wide * 0.7, pigment(colour), {
        ...knife, opacity: 0.75, pickUp: 0.12, loadAt: (share) => 0.85 - share * 0.8, drag: 0.5, raggedness: 34, hair: 7, body: 2.5, rim: 0.1,
      });
    }
    return light(surface, thick);
  },
};

const quay = [
  [330, 520, 210, 140, '#6f8d92'], [880, 470, 230, 160, '#d9b061'], [1130, 560, 150, 110, '#e3dac4'],
  [190, 640, 330, 170, '#9c3f29'], [490, 600, 250, 210, '#e5dcc6'], [720, 640, 400, 160, '#c27a3b'], [1090, 650, 200, 190, '#23303f'], [1270, 690, 200, 140, '#b0502f'],
  [110, 800, 400, 160, '#24384a'], [500, 790, 300, 170, '#84301f'], [780, 800, 330, 160, '#dccfae'], [1090, 820, 290, 140, '#587a80'], [1360, 810, 150, 150, '#2a3944'], [40, 850, 120, 110, '#c58a4a'],
] as const;

/** The bridge, a single drawn line between lagoon and evening. */
export const thirdMainland: Painting = {
  picture: 'third-mainland',
  paint(scale) {
    const random = randomFrom(1103);
    const noise = noiseFrom(19);
    const surface = prepare(1600, 740, scale, primed(20, pigment('#8a5a4c')));
    const { colourAt } = sketch(1600, 740, (pen) => {
      pen.fade(0, 330, ['#8d9aa6', '#b9b3ac', '#dcb99c', '#e0a184']);
      pen.fade(330, 740, ['#c79a86', '#8f8f93', '#5c707c', '#34495a']);
    });
    const directionAt = (x: number, y: number) => noise.at(x / 600, y / 200) * 0.14;
    cover(surface, random, { width: 90, length: 520, coats: 3.4, colourAt, directionAt, value: 10, warmth: 10 });
    cover(surface, random, {
      width: 70, length: 420, coats: 1.3, colourAt, directionAt, value: 16, warmth: 14,
      brush: { ...knife, drag: 0.8, body: 4, loadAt: (share) => 1 - share * 0.7, raggedness: 60 },
    });
    const dark = pigment('#2b3038');
    for (let pile = 0; pile < 19; pile++) {
      const x = 60 + pile * 86 - pile * pile * 0.5;
      const foot = 352 + pile * 4.2;
      touch(surface, random, [[x, 318 + pile * 1.6], [x + 2, foot]], 13 + pile * 0.5, dark, { loadAt: () => 0.9, body: 2 });
      touch(surface, random, [[x + 2, foot + 6], [x - 3, foot + 40 + pile * 4]], 13 + pile * 0.4, pigment('#4a5058'), {
        opacity: 0.45, loadAt: (share) => 0.9 - share, raggedness: 30, body: 1,
      });
    }
    touch(surface, random, [[-40, 314], [500, 309], [1000, 317], [1640, 340]], 24, dark, { loadAt: () => 1, pickUp: 0.01, body: 5 });
    touch(surface, random, [[-40, 305], [600, 300], [1100, 309], [1640, 327]], 5, pigment('#e9c8a2'), { loadAt: () => 0.66, pickUp: 0 });
    touch(surface, random, [[930, 500], [1080, 494], [1230, 502]], 26, pigment('#ecc3a0'), { ...knife, loadAt: (share) => 0.9 - share * 0.5 });
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
      pen.shape('#d9d3bd', [[0, 0], [1230, 0], [1230, 150], [600, 210], [0, 170]]);
      pen.shape('#24382f', [[0, 160], [380, 200], [760, 180], [1230, 120], [1230, 400], [840, 350], [400, 400], [0, 340]]);
      pen.shape('#c96f45', [[0, 980], [430, 900], [520, 1240], [0, 1330]]);
      pen.shape('#d9a678', [[470, 1600], [540, 1330], [700, 1100], [690, 900], [560, 700], [590, 520], [660, 380], [690, 380], [650, 530], [640, 690], [800, 880], [880, 1100], [800, 1340], [860, 1600]]);
      pen.shape('#ead2ae', [[590, 1600], [640, 1360], [770, 1120], [740, 920], [790, 1110], [720, 1360], [730, 1600]]);
      pen.shape('#7a2a1d', [[860, 620], [1230, 540], [1230, 1010], [960, 1040]]);
    });
    const directionAt = (x: number, y: number) => (y < 420 ? 0.1 : 1.35) + noise.layered(x / 520, y / 620, 3) * 1.5;
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 130, length: 400, coats: 2.6, edge: 150, value: 12, warmth: 8 });
    cover(surface, random, { ...layer, width: 64, length: 240, coats: 1.8, edge: 90, value: 20, warmth: 14 });
    cover(surface, random, {
      ...layer, width: 44, length: 130, coats: 0.9, edge: 80, value: 26, warmth: 16,
      where: (x, y) => y < 430 || noise.at(x / 200, y / 200) > 0.1,
    });
    return light(surface, thick);
  },
};
