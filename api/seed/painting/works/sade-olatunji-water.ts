import { primed, washed } from '../grounds';
import { noiseFrom } from '../noise';
import { cover, knife, touch } from '../oil';
import type { Painting } from '../paint-types';
import { points } from '../path';
import { pigment } from '../pigment';
import { randomFrom } from '../random';
import { light } from '../relief';
import { sketch } from '../sketch';
import { prepare } from '../surface';

const thick = { depth: 0.85, shine: 0.45 };

/** Containers on the quay, in the blocks of the knife that laid them. */
export const apapa: Painting = {
  picture: 'apapa-seven-in-the-morning',
  paint(scale) {
    const random = randomFrom(1102);
    const noise = noiseFrom(17);
    const { colourAt } = sketch(1600, 1600, (pen) => {
      pen.fade(0, 930, ['#aeb7b6', '#c3c4ba', '#d8cfba', '#c4bfae']);
      pen.fade(930, 1600, ['#7f9698', '#4b6972', '#2c4652']);
    });
    const surface = prepare(1600, 1600, scale, washed(primed(14, pigment('#565a60')), colourAt, 0.7));
    const directionAt = (x: number, y: number) => noise.at(x / 500, y / 300) * 0.3;
    cover(surface, random, { width: 150, length: 460, coats: 4, colourAt, directionAt, value: 12 });
    cover(surface, random, {
      width: 80,
      length: 260,
      coats: 1.6,
      colourAt,
      directionAt,
      value: 16,
      warmth: 10,
    });
    for (const [x, y, wide, high, colour] of quay) {
      const tilt = (random() - 0.5) * 22;
      const middle = y + high / 2;
      const brush = { ...knife, raggedness: 20, streak: 16 };
      const knots = [
        [x, middle],
        [x + wide / 2, middle + tilt / 2],
        [x + wide, middle + tilt],
      ] as const;
      touch(surface, random, knots, high, pigment(colour), brush);
    }
    for (const [x, y, wide, high, colour] of quay.slice(-6)) {
      const base = y + high + 6;
      const depth = 190 + random() * 220;
      const knots = [
        [x + wide / 2, base],
        [x + wide / 2 + 8, base + depth / 2],
        [x + wide / 2 - 6, base + depth],
      ] as const;
      touch(surface, random, knots, wide * 0.7, pigment(colour), {
        ...knife,
        opacity: 0.75,
        pickUp: 0.12,
        loadAt: (share) => 0.85 - share * 0.8,
        drag: 0.5,
        raggedness: 34,
        hair: 7,
        body: 2.5,
        rim: 0.1,
      });
    }
    return light(surface, thick);
  },
};

const quay = [
  [330, 520, 210, 140, '#6f8d92'],
  [880, 470, 230, 160, '#d9b061'],
  [1130, 560, 150, 110, '#e3dac4'],
  [190, 640, 330, 170, '#9c3f29'],
  [490, 600, 250, 210, '#e5dcc6'],
  [720, 640, 400, 160, '#c27a3b'],
  [1090, 650, 200, 190, '#23303f'],
  [1270, 690, 200, 140, '#b0502f'],
  [110, 800, 400, 160, '#24384a'],
  [500, 790, 300, 170, '#84301f'],
  [780, 800, 330, 160, '#dccfae'],
  [1090, 820, 290, 140, '#587a80'],
  [1360, 810, 150, 150, '#2a3944'],
  [40, 850, 120, 110, '#c58a4a'],
] as const;

/** The bridge, a single drawn line between lagoon and evening. */
export const thirdMainland: Painting = {
  picture: 'third-mainland',
  paint(scale) {
    const random = randomFrom(1103);
    const noise = noiseFrom(19);
    const { colourAt } = sketch(1600, 740, (pen) => {
      pen.fade(0, 330, ['#8d9aa6', '#b9b3ac', '#dcb99c', '#e0a184']);
      pen.fade(330, 740, ['#c79a86', '#8f8f93', '#5c707c', '#34495a']);
    });
    const surface = prepare(1600, 740, scale, washed(primed(20, pigment('#9c5e4c')), colourAt, 0.6));
    const directionAt = (x: number, y: number) => noise.at(x / 600, y / 200) * 0.14;
    cover(surface, random, {
      width: 90,
      length: 520,
      coats: 3.4,
      colourAt,
      directionAt,
      value: 10,
      warmth: 10,
    });
    cover(surface, random, {
      width: 70,
      length: 420,
      coats: 1.3,
      colourAt,
      directionAt,
      value: 16,
      warmth: 14,
      brush: { ...knife, drag: 0.8, body: 4, loadAt: (share) => 1 - share * 0.7, raggedness: 60 },
    });
    const dark = pigment('#2b3038');
    for (let pile = 0; pile < 19; pile++) {
      const x = 60 + pile * 86 - pile * pile * 0.5;
      const foot = 352 + pile * 4.2;
      touch(
        surface,
        random,
        [
          [x, 304 + pile * 1.4],
          [x + 2, foot],
        ],
        13 + pile * 0.5,
        dark,
        { loadAt: () => 1, body: 2.4, raggedness: 5, pickUp: 0.02 },
      );
      touch(
        surface,
        random,
        [
          [x + 2, foot + 6],
          [x - 3, foot + 40 + pile * 4],
        ],
        13 + pile * 0.4,
        pigment('#4a5058'),
        {
          opacity: 0.45,
          loadAt: (share) => 0.9 - share,
          raggedness: 30,
          body: 1,
        },
      );
    }
    touch(surface, random, points('-40,314 500,309 1000,317 1640,340'), 24, dark, {
      loadAt: () => 1.2,
      pickUp: 0,
      body: 4,
      drag: 0.6,
    });
    touch(surface, random, points('-40,305 600,300 1100,309 1640,327'), 5, pigment('#e9c8a2'), {
      loadAt: () => 0.66,
      pickUp: 0,
    });
    return light(surface, thick);
  },
};
