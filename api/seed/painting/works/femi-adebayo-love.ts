import { drawLine } from '../brush-line';
import { dipInIndigo } from '../dye';
import { noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import type { Point } from '../path';
import { clamp, soften } from '../pigment';
import { randomFrom } from '../random';
import { light } from '../relief';
import { starch, tied, undyed } from './starch';

/** Two rings drawn by hand, each through the other, and what fell between them. */
export const loveInStarch: Painting = {
  picture: 'ife',
  paint(scale) {
    const random = randomFrom(4705);
    const noise = noiseFrom(73);
    const surface = undyed(1600, 1200, scale);
    for (const [middleX, turn] of [
      [610, 0.4],
      [990, 3.5],
    ] as const) {
      for (let ring = 0; ring < 5; ring++)
        drawLine(surface, random, ringOf(middleX, 200 + ring * 44, turn), ringStarch);
    }
    for (let place = 0; place < 46; place++) {
      tied(
        surface,
        random,
        [60 + random() * 1480, 60 + random() ** 2 * 120 + (place % 2) * 960],
        8 + random() * 5,
      );
    }
    dipInIndigo(surface, 79, (x, y) => {
      const tide = noise.layered(x / 280, 5, 3) * 50;
      return clamp(0.6 + soften(-10, 18, y - 420 - tide) * 0.12 + soften(-10, 18, y - 800 + tide) * 0.16);
    });
    return light(surface, { depth: 0.5, shine: 0.05 });

    function ringOf(middleX: number, radius: number, turn: number): Point[] {
      return Array.from({ length: 26 }, (_, index): Point => {
        const angle = turn + (index / 25) * Math.PI * 2.03;
        const reach = radius + noise.at(Math.cos(angle) * 2 + middleX, Math.sin(angle) * 2 + radius) * 22;
        return [middleX + Math.cos(angle) * reach, 600 + Math.sin(angle) * reach];
      });
    }
  },
};

const ringStarch = { ...starch(15), raggedness: 18, loadAt: (share: number) => 1.1 - share * 0.24 };
