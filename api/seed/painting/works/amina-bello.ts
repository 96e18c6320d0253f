import { standing } from '../figures';
import { primed } from '../grounds';
import { noiseFrom } from '../noise';
import { blob, cover, touch } from '../oil';
import type { Painting } from '../paint-types';
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
    const surface = prepare(1600, 1067, scale, primed(30, pigment('#b98d6a')));
    const { colourAt } = sketch(1600, 1067, (pen) => {
      pen.fade(0, 690, ['#b9aa9a', '#cdb9a0', '#dec5a0', '#e3c093', '#d8ab7d']);
      pen.fade(690, 1067, ['#b98a66', '#a57752', '#8a5f44', '#6b4836']);
      for (const [radius, colour] of [[210, '#dfc8a4'], [150, '#e6d0a8'], [100, '#efdab0']] as const) pen.disc(colour, 1060, 330, radius);
      pen.disc('#fbeecb', 1060, 330, 62);
      pen.shape('#bf9e86', [[0, 650], [300, 632], [620, 652], [980, 640], [1300, 655], [1600, 636], [1600, 700], [0, 700]]);
      pen.shape('#c79a6c', [[560, 1067], [780, 860], [900, 760], [940, 705], [952, 705], [930, 770], [900, 870], [980, 1067]]);
    });
    const directionAt = (x: number, y: number) =>
      y < 690 ? noise.layered(x / 500, y / 300, 2) * 0.5 : noise.at(x / 400, y / 160) * 0.25 + (x < 800 ? -0.1 : 0.1);
    const layer = { colourAt, directionAt, edge: 60, brush: { pickUp: 0.09 } };
    cover(surface, random, { ...layer, width: 110, length: 420, coats: 3.2, value: 9, warmth: 8 });
    cover(surface, random, { ...layer, width: 46, length: 210, coats: 2.2, value: 11, warmth: 10 });
    cover(surface, random, { ...layer, width: 20, length: 120, coats: 0.9, value: 20, warmth: 12, where: (_, y) => y > 700 });
    const haze = pigment('#c3a283');
    for (const [x, foot, tall, near] of trees) {
      const dark = blend(haze, pigment('#4c3a30'), near);
      touch(surface, random, [[x, foot], [x + 4, foot - tall * 0.4], [x - 3, foot - tall * 0.66]], tall * 0.07, dark, { body: 2 });
      for (let tuft = 0; tuft < 9; tuft++) {
        const [side, up] = [(random() - 0.5) * tall * 0.95, tall * (0.62 + random() * 0.3)];
        const span = tall * (0.2 + random() * 0.16);
        touch(surface, random, [[x + side - span, foot - up + 6], [x + side, foot - up - 5], [x + side + span, foot - up + 5]], tall * 0.13, shift(dark, random() * 16 - 4), {
          loadAt: (share) => 0.95 - share * 0.4, drag: 0.6, opacity: 0.9,
        });
      }
    }
    blob(surface, random, [1060, 330], 104, pigment('#fbeccb'), { body: 4, loadAt: () => 0.95 });
    blob(surface, random, [1058, 328], 84, pigment('#fff5da'), { body: 5 });
    for (const [x, foot, tall] of [[868, 838, 104], [912, 826, 92]] as const) {
      standing(surface, random, { x, foot, tall, robe: pigment('#5f4a44'), wrap: pigment('#43332f'), head: x < 900 ? 'tie' : 'bare', lit: 1 });
    }
    return light(surface, oil);
  },
};

const trees = [[1330, 668, 84, 0.22], [1440, 674, 110, 0.3], [220, 690, 150, 0.4], [420, 672, 74, 0.2], [1545, 720, 250, 0.66]] as const;

/** Two rivers, not yet mixed, and a canoe on the seam. */
export const confluence: Painting = {
  picture: 'confluence-lokoja',
  paint(scale) {
    const random = randomFrom(2302);
    const noise = noiseFrom(31);
    const surface = prepare(1600, 860, scale, primed(32, pigment('#97755a')));
    const { colourAt } = sketch(1600, 860, (pen) => {
      pen.fade(0, 300, ['#a7b6bb', '#c5cac2', '#e2d9c3', '#ead7b7']);
      pen.fade(300, 860, ['#c9c1a8', '#a99e84', '#87806b', '#5d5b50']);
      pen.shape('#8d98a0', [[0, 250], [180, 190], [420, 232], [640, 170], [900, 220], [1160, 196], [1380, 236], [1600, 200], [1600, 320], [0, 320]]);
      pen.shape('#6f7f78', [[0, 286], [340, 266], [700, 290], [1000, 268], [1300, 288], [1600, 262], [1600, 330], [0, 326]]);
      pen.shape('#c79f6c', [[0, 345], [500, 340], [900, 400], [1250, 560], [1500, 860], [0, 860]]);
      pen.shape('#b0804f', [[0, 520], [480, 500], [860, 600], [1120, 860], [0, 860]]);
      pen.shape('#d8bb88', [[0, 356], [420, 352], [700, 384], [380, 400], [0, 396]]);
      pen.shape('#73908f', [[960, 400], [1600, 352], [1600, 860], [1510, 860], [1260, 556]]);
      pen.shape('#4f6f75', [[1300, 560], [1600, 480], [1600, 860], [1520, 860]]);
    });
    const directionAt = (x: number, y: number) => (y < 320 ? noise.at(x / 400, y / 200) * 0.35 : noise.at(x / 500, y / 120) * 0.16 + 0.05);
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 84, length: 380, coats: 3, edge: 90, value: 9, warmth: 8 });
    cover(surface, random, { ...layer, width: 34, length: 190, coats: 2.4, edge: 60, value: 14, warmth: 12 });
    cover(surface, random, { ...layer, width: 15, length: 110, coats: 0.7, edge: 90, value: 34, warmth: 14, where: (_, y) => y > 345 });
    const hull = pigment('#2b221f');
    touch(surface, random, [[690, 512], [800, 534], [930, 537], [1066, 504]], 30, hull, { widthAt: (share) => 0.25 + 0.75 * Math.sin(Math.PI * share) ** 0.7, loadAt: () => 1.4, raggedness: 3, pickUp: 0, drag: 0.1 });
    touch(surface, random, [[722, 552], [880, 566], [1030, 548]], 20, shift(hull, 34), { opacity: 0.5, loadAt: () => 0.8, body: 1 });
    standing(surface, random, { x: 980, foot: 530, tall: 132, robe: pigment('#d9cdb4'), wrap: pigment('#3a4750'), head: 'cap', lit: -1, lean: -0.08, broad: 0.85 });
    touch(surface, random, [[1044, 620], [1000, 500], [950, 366]], 5, hull, { loadAt: () => 1, pickUp: 0, raggedness: 3 });
    touch(surface, random, [[976, 560], [984, 620], [974, 676]], 26, pigment('#b9aa8d'), { opacity: 0.45, loadAt: (share) => 0.85 - share * 0.7, body: 1 });
    return light(surface, oil);
  },
};

/** Lamps, and the faces they find. */
export const nightMarket: Painting = {
  picture: 'night-market',
  paint(scale) {
    const random = randomFrom(2303);
    const noise = noiseFrom(37);
    const surface = prepare(1600, 1140, scale, primed(38, pigment('#2a2230')));
    const { colourAt } = sketch(1600, 1140, (pen) => {
      pen.fade(0, 560, ['#0e1526', '#161f38', '#29284a', '#4a3446']);
      pen.fade(560, 1140, ['#5a3834', '#3a2730', '#221b2a', '#14131f']);
      for (const [share, colour] of [[2, '#5c3a38'], [1.55, '#7d4630'], [1.15, '#a8642c'], [0.8, '#d0893a'], [0.5, '#eeb95e'], [0.26, '#ffe2a0']] as const) {
        for (const [x, y, reach] of lamps) pen.disc(colour, x, y + reach * 0.25, reach * share, reach * share * 0.78);
      }
      for (const [x, y, reach] of lamps) {
        pen.shape('#3b2430', [[x - reach * 1.5, y - reach * 0.4], [x - reach * 0.1, y - reach * 1.05], [x + reach * 1.4, y - reach * 0.45], [x + reach * 1.3, y - reach * 0.26], [x, y - reach * 0.5], [x - reach * 1.4, y - reach * 0.2]]);
        pen.shape('#6b3b28', [[x - reach * 1.1, y + reach * 0.95], [x + reach * 1.1, y + reach * 0.92], [x + reach * 1.0, y + reach * 1.45], [x - reach * 1.05, y + reach * 1.5]]);
        pen.shape('#e0a14c', [[x - reach * 1.15, y + reach * 0.8], [x + reach * 1.15, y + reach * 0.78], [x + reach * 1.1, y + reach * 0.98], [x - reach * 1.1, y + reach * 1.0]]);
      }
    });
    const directionAt = (x: number, y: number) => (y > 820 ? 0.1 : 0.5) + noise.layered(x / 330, y / 330, 3) * (y > 820 ? 0.5 : 1.6);
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 74, length: 240, coats: 3, edge: 90, value: 10, warmth: 8 });
    cover(surface, random, { ...layer, width: 36, length: 120, coats: 2.4, edge: 60, value: 14, warmth: 14 });
    cover(surface, random, { ...layer, width: 20, length: 60, coats: 1.2, edge: 60, value: 22, warmth: 18, where: (_, y) => y > 280 && y < 860 });
    for (const [x, y, reach] of lamps) {
      for (let ware = 0; ware < 26; ware++) {
        const place = [x + (random() - 0.5) * reach * 2.1, y + reach * (0.76 + random() * 0.2)] as const;
        const colour = pigment(wares[Math.floor(random() * wares.length)] ?? '#e3a044');
        blob(surface, random, place, reach * (0.09 + random() * 0.09), shift(colour, 10 - Math.abs(place[0] - x) * 0.3), { body: 4 });
      }
      blob(surface, random, [x, y], reach * 0.3, pigment('#ffdc94'), { body: 4, loadAt: () => 0.9 });
      blob(surface, random, [x, y], reach * 0.17, pigment('#fff5dc'), { body: 7 });
    }
    for (const [x, foot, tall, robe, lit, head] of marketPeople) {
      standing(surface, random, { x, foot, tall, robe: pigment(robe), wrap: pigment('#2a2030'), head, lit, lean: lit * 0.03 });
    }
    for (const [x, y, reach] of lamps) {
      for (let gleam = 0; gleam < 16; gleam++) {
        const depth = random();
        const from = [x + (random() - 0.5) * reach * (0.5 + depth), y + reach * 1.7 + depth * 330] as const;
        const colour = blend(pigment('#dd9c4c'), pigment('#5b3a3c'), depth * 0.8);
        touch(surface, random, [from, [from[0] + 30 + random() * 50, from[1] + 4]], 9 + random() * 12, colour, { loadAt: () => 0.75, drag: 0.8, opacity: 0.85 });
      }
    }
    return light(surface, { depth: 0.7, shine: 0.22 });
  },
};

const lamps = [[420, 480, 200], [1010, 520, 240], [1470, 450, 150], [40, 530, 130]] as const;
const wares = ['#e3a044', '#c8532f', '#8f9a4c', '#f0cf86', '#b23a2a', '#d97b35'];
const marketPeople = [
  [215, 830, 350, '#27324a', 1, 'tie'], [640, 850, 370, '#5a2c2e', -1, 'bare'], [760, 930, 450, '#1f2a40', 1, 'cap'],
  [1260, 940, 460, '#3a2436', -1, 'tie'], [1345, 810, 320, '#2b3040', 1, 'bare'],
] as const;

/** Six people, one wall, no bus. */
export const sixWhoWaited: Painting = {
  picture: 'six-who-waited',
  paint(scale) {
    const random = randomFrom(2304);
    const noise = noiseFrom(41);
    const surface = prepare(1600, 1200, scale, primed(42, pigment('#a8744e')));
    const { colourAt } = sketch(1600, 1200, (pen) => {
      pen.all('#dcc7a0');
      pen.shape('#8fa7a0', [[0, 0], [1600, 0], [1600, 210], [0, 260]]);
      pen.shape('#e6d5b2', [[0, 262], [1600, 212], [1600, 480], [0, 560]]);
      pen.shape('#b5623c', [[0, 960], [1600, 930], [1600, 1200], [0, 1200]]);
      pen.shape('#c97a4c', [[0, 1090], [1600, 1050], [1600, 1120], [0, 1170]]);
      for (const [x, foot, tall] of waiting) pen.shape('#7d452f', [[x - 40, foot - 4], [x + 46, foot - 8], [x + 46 + tall * 0.44, foot + 70], [x + tall * 0.3, foot + 86]]);
    });
    const directionAt = (x: number, y: number) => (y > 940 ? 0.05 : 1.2) + noise.layered(x / 380, y / 380, 3) * (y > 940 ? 0.4 : 1.6);
    const layer = { colourAt, directionAt };
    cover(surface, random, { ...layer, width: 100, length: 300, coats: 3, edge: 110, value: 10, warmth: 8 });
    cover(surface, random, { ...layer, width: 44, length: 150, coats: 2.2, edge: 60, value: 14, warmth: 12 });
    for (const [x, foot, tall, robe, wrap, head, lean, broad] of waiting) {
      standing(surface, random, { x, foot, tall, robe: pigment(robe), wrap: pigment(wrap), head, lean, broad, lit: -1 });
    }
    return light(surface, oil);
  },
};

const waiting = [
  [230, 1010, 660, '#33506a', '#22374b', 'cap', 0.01, 1.15], [430, 1030, 610, '#b04a30', '#7b2d22', 'tie', -0.03, 1.1],
  [640, 1000, 560, '#e9dcc0', '#b9a888', 'bare', 0.02, 0.95], [900, 1040, 700, '#243242', '#1b2430', 'cap', -0.01, 1.2],
  [1120, 1020, 600, '#d39a3f', '#9a6a2c', 'tie', 0.03, 1.15], [1390, 1010, 630, '#6a3344', '#4a2434', 'tie', -0.02, 1.15],
] as const;
