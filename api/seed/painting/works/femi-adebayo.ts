import { drawLine } from '../brush-line';
import { type Inlay, type Strip, sewnStrips } from '../cloth';
import { dipInIndigo } from '../dye';
import { noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import type { Point } from '../path';
import { clamp, type Pigment, pigment, shift, soften } from '../pigment';
import { type Random, randomFrom } from '../random';
import { light } from '../relief';
import { prepare } from '../surface';
import { starch, tied, undyed } from './starch';

const wine = pigment('#6e1d36');
const rose = pigment('#96354c');
const night = pigment('#1d2748');
const blue = pigment('#34507e');
const gold = pigment('#c4922f');
const cream = pigment('#e6d9bd');
const sanyan = pigment('#b89a72');
const bark = pigment('#6d4c34');
const cloth = { depth: 0.6, shine: 0.12 };

/** Wine-red strips sewn out of step, so that the laid-in figures answer one another. */
export const asoOkeThree: Painting = {
  picture: 'aso-oke-iii',
  paint(scale) {
    const random = randomFrom(4701);
    const warps = [
      [wine, rose, gold],
      [wine, night, cream],
      [rose, wine, night],
      [night, blue, gold],
      [wine, bark, rose],
    ] as const;
    const strips = Array.from({ length: 9 }, (_, index): Strip => {
      const [main, second, fine] = warps[(index * 3 + (index > 4 ? 1 : 0)) % warps.length] ?? warps[0];
      const edge = 0.1 + random() * 0.1;
      return {
        width: 156 + random() * 24,
        stripes: [
          [edge, second],
          [edge + 0.05, fine],
          [0.46, main],
          [0.5, second],
          [0.54, main],
          [0.92 - edge, main],
          [0.96 - edge, fine],
          [1, second],
        ],
        inlays: inlaysOf(random, [gold, cream, blue, rose], 0.42),
        eyelets: index % 3 === 1 ? [300 + random() * 200, 326 + 500 + random() * 300] : [],
      };
    });
    return light(prepare(1520, 1600, scale, sewnStrips(47, strips)), cloth);
  },
};

/** Undyed silk-brown strips; one red thread of events. */
export const sanyanField: Painting = {
  picture: 'sanyan-field',
  paint(scale) {
    const random = randomFrom(4702);
    const strips = Array.from({ length: 8 }, (_, index): Strip => {
      const ground = shift(sanyan, (random() - 0.5) * 22, (random() - 0.5) * 8);
      const lone = index === 5;
      const row = 430 + random() * 60;
      return {
        width: 142 + random() * 26,
        stripes: lone
          ? [
              [0.12, bark],
              [0.2, cream],
              [0.8, pigment('#8f2f24')],
              [0.88, cream],
              [1, bark],
            ]
          : [
              [0.08, shift(ground, -22)],
              [0.3, ground],
              [0.33, cream],
              [0.36, ground],
              [0.66, ground],
              [0.69, bark],
              [0.72, ground],
              [0.93, ground],
              [1, shift(ground, -26)],
            ],
        inlays: lone ? inlaysOf(random, [cream, gold], 0.3) : inlaysOf(random, [cream, bark], 0.035),
        eyelets: index % 2 === 0 ? [row, row + 34, row + 740] : [],
      };
    });
    return light(prepare(1180, 1600, scale, sewnStrips(53, strips)), cloth);
  },
};

/** A moon of tied rings, from the first dip to the last. */
export const moonInTheVat: Painting = {
  picture: 'osupa',
  paint(scale) {
    const random = randomFrom(4703);
    const noise = noiseFrom(59);
    const surface = undyed(1280, 1600, scale);
    const [middleX, middleY] = [650, 690];
    for (let ring = 0; ring < 11; ring++) {
      const radius = 30 + ring * 44;
      const count = Math.max(5, Math.round((radius * Math.PI * 2) / 52));
      for (let place = 0; place < count; place++) {
        const angle = ((place + (ring % 2) * 0.5 + (random() - 0.5) * 0.2) / count) * Math.PI * 2;
        const reach =
          radius + (random() - 0.5) * 6 + noise.at(Math.cos(angle) * 2, Math.sin(angle) * 2 + 5) * 16;
        tied(
          surface,
          random,
          [middleX + Math.cos(angle) * reach, middleY + Math.sin(angle) * reach],
          12 + random() * 4 - ring * 0.3,
        );
      }
    }
    for (let row = 0; row < 4; row++) {
      for (let place = 0; place < 15; place++) {
        if (random() > 0.14)
          tied(
            surface,
            random,
            [70 + place * 82 + (row % 2) * 40 + random() * 12, 1330 + row * 74 + random() * 12],
            9 + random() * 4,
          );
      }
    }
    dipInIndigo(surface, 61, (x, y) => {
      const tide = 1180 + noise.layered(x / 240, 3, 3) * 60;
      const folded = soften(9, 0, Math.abs(x - 640 + noise.at(y / 200, 8) * 10));
      return clamp(0.76 + soften(-8, 14, y - tide) * 0.14 + (y / 1600) * 0.08 - folded * 0.12);
    });
    return light(surface, { depth: 0.5, shine: 0.05 });
  },
};

/** Starch combed while wet: water, in nine passes of the hand. */
export const lagoonInStarch: Painting = {
  picture: 'lagoon-in-starch',
  paint(scale) {
    const random = randomFrom(4704);
    const noise = noiseFrom(67);
    const surface = undyed(1600, 900, scale);
    for (let pass = 0; pass < 9; pass++) {
      const lifted = 420 + random() * 800;
      comb(pass, -60, lifted);
      comb(pass + 0.35, lifted + 26 + random() * 50, 1680);
    }
    dipInIndigo(surface, 71, (x, y) => {
      const tide = noise.layered(x / 300, 11, 3) * 40;
      return clamp(
        0.52 +
          soften(-10, 20, y - 330 - tide) * 0.16 +
          soften(-10, 20, y - 640 + tide) * 0.16 +
          (y / 900) * 0.12,
      );
    });
    return light(surface, { depth: 0.5, shine: 0.05 });

    function comb(pass: number, from: number, to: number) {
      const [gap, teeth] = [13 + random() * 6, 4 + Math.floor(random() * 3)];
      const steps = Math.max(3, Math.round((to - from) / 60));
      for (let tooth = 0; tooth < teeth; tooth++) {
        const knots = Array.from({ length: steps + 1 }, (_, index): Point => {
          const x = from + ((to - from) * index) / steps + random() * 3;
          const swell =
            Math.sin(x / (110 + pass * 13) + pass * 2.1) *
            (12 + 30 * Math.abs(noise.at(x / 420, pass * 3.1)));
          return [x, 30 + pass * 101 + tooth * gap + swell + noise.at(x / 340, pass * 1.7) * 34];
        });
        drawLine(surface, random, knots, {
          ...starch(7 + random() * 4),
          raggedness: 24,
          loadAt: (share) => 1.1 - share * 0.28,
        });
      }
    }
  },
};

function inlaysOf(random: Random, colours: readonly Pigment[], density: number): Inlay[] {
  const inlays: Inlay[] = [];
  for (let y = 30 + random() * 140; y < 1640; y += 40 + random() * 90) {
    const high = 40 + Math.floor(random() * 4) * 34;
    const colour = colours[Math.floor(random() ** 1.4 * colours.length)];
    const shows = figures[Math.floor(random() * figures.length)];
    if (random() < density * 1.4 && colour && shows) inlays.push({ from: y, to: y + high, colour, shows });
    y += high;
  }
  return inlays;
}

const figures: readonly Inlay['shows'][] = [
  (across, down) => Math.abs(across - 0.5) * 2 + Math.abs(down - 0.5) * 2 < 0.86,
  (across, down) => Math.abs(Math.abs(across - 0.5) * 2 + Math.abs(down - 0.5) * 2 - 0.66) < 0.2,
  (_, down) => down < 0.38 || down > 0.62,
  (across, down) => Math.floor(down * 5) % 2 === 0 && across > 0.12 && across < 0.88,
  (across, down) => (across * 4 + Math.abs(down - 0.5) * 3) % 1 < 0.46,
];
