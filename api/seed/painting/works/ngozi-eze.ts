import { dab, drawLine, runningOut, swelling, tapering } from '../brush-line';
import { linen, plaster } from '../grounds';
import type { Painting } from '../paint-types';
import { type Point, points, spiral } from '../path';
import { pigment } from '../pigment';
import { randomFrom } from '../random';
import { light } from '../relief';
import { prepare } from '../surface';

const indigoBlack = pigment('#171a27');
const camwood = pigment('#9a2f1a');
const flax = pigment('#c6b393');

/** A coil drawn from its middle in one breath, until the brush is dry. */
export const agwolagwo: Painting = {
  picture: 'agwolagwo',
  paint(scale) {
    const random = randomFrom(7101);
    const surface = prepare(1600, 1600, scale, linen(71, flax));
    const coil = spiral([850, 800], 34, 590, 2.45, 5.75, 0.94);
    const release = points('250,1010 196,800 214,560 300,330');
    drawLine(surface, random, [...coil, ...release], {
      width: 158,
      colour: indigoBlack,
      loadAt: runningOut(0.34, 0.14),
      widthAt: (share) => 0.3 + 0.7 * Math.sin(Math.PI * Math.min(1, share * 0.78 + 0.1)) ** 0.7,
      unevenness: 0.66,
      streak: 26,
    });
    dab(surface, random, [1318, 1398], 62, camwood, 0.3);
    return light(surface, { depth: 0.95, shine: 0.14 });
  },
};

export const linesForMyMother: Painting = {
  picture: 'lines-for-my-mother',
  paint(scale) {
    const random = randomFrom(7102);
    const surface = prepare(1260, 1600, scale, plaster(72, pigment('#e4d9c6'), pigment('#c9ae8a')));
    const stem = points(
      '250,1530 214,1240 236,900 390,560 700,420 960,520 1010,760 880,900 720,850 700,720 790,680',
    );
    drawLine(surface, random, stem, { width: 74, colour: indigoBlack, loadAt: runningOut(0.45, 0.35) });
    drawLine(surface, random, points('560,1420 760,1300 960,1290 1150,1370'), {
      width: 40,
      colour: indigoBlack,
    });
    drawLine(surface, random, points('600,1500 780,1392 960,1380 1110,1440'), {
      width: 22,
      colour: indigoBlack,
    });
    for (let place = 0; place < 6; place++) {
      dab(
        surface,
        random,
        [430 + place * 62, 1010 + place * place * 7],
        34 + ((place * 7) % 5) * 4,
        indigoBlack,
        0.2 + place * 0.16,
      );
    }
    dab(surface, random, [1010, 214], 66, camwood, -0.4);
    return light(surface, { depth: 0.9, shine: 0.06 });
  },
};

/** One road across the cloth, and a traveller. */
export const theRoadHome: Painting = {
  picture: 'uzo',
  paint(scale) {
    const random = randomFrom(7103);
    const surface = prepare(1600, 660, scale, linen(73, pigment('#d3c5a9'), 5));
    const road = points('-60,430 160,404 400,440 640,380 860,300 1080,330 1300,420 1480,396 1670,330');
    drawLine(surface, random, road, {
      width: 92,
      colour: indigoBlack,
      widthAt: (share) => 0.62 + 0.38 * Math.sin(share * 9) ** 2,
      loadAt: (share) => 1.02 - 0.86 * Math.sin(Math.PI * share) ** 3,
      unevenness: 0.8,
    });
    for (const [x, y, high] of [
      [300, 330, 96],
      [336, 340, 74],
      [1180, 252, 84],
    ] as const) {
      drawLine(
        surface,
        random,
        [
          [x, y],
          [x + 5, y - high / 2],
          [x - 3, y - high],
        ],
        { width: 20, colour: indigoBlack, widthAt: tapering },
      );
    }
    dab(surface, random, [866, 196], 50, camwood, 0.1);
    return light(surface, { depth: 0.95, shine: 0.1 });
  },
};

/** A crescent on a compound wall; the season has made it run. */
export const wallAfterRain: Painting = {
  picture: 'wall-after-rain',
  paint(scale) {
    const random = randomFrom(7104);
    const surface = prepare(980, 1600, scale, plaster(79, pigment('#d8c3a4'), pigment('#a9764c')));
    const wash = { colour: pigment('#8a5230'), opacity: 0.34, unevenness: 1, drag: 0.7, body: 0.2, rim: 0 };
    for (const [y, width] of points('1540,260 1440,170')) {
      drawLine(
        surface,
        random,
        [
          [-80, y],
          [300, y - 20],
          [700, y + 24],
          [1080, y - 10],
        ],
        { ...wash, width, widthAt: () => 1 },
      );
    }
    for (const [x, length] of points('372,330 436,250 566,470 640,180')) {
      const run: Point[] = [
        [x, 850 + (x % 40)],
        [x + 4, 1000],
        [x - 3, 900 + length],
      ];
      drawLine(surface, random, run, {
        width: 13,
        colour: pigment('#3b3a44'),
        opacity: 0.5,
        loadAt: (share) => 1 - share * 0.6,
        widthAt: tapering,
        body: 0.4,
      });
    }
    const crescent = points('700,230 480,210 280,340 220,560 300,780 500,900 720,880');
    drawLine(surface, random, crescent, {
      width: 190,
      colour: indigoBlack,
      loadAt: runningOut(0.4, 0.3),
      widthAt: swelling,
      unevenness: 0.7,
    });
    dab(surface, random, [590, 540], 92, camwood, 1.2);
    return light(surface, { depth: 0.9, shine: 0.05 });
  },
};
