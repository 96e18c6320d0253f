import { drawLine, rounded } from '../brush-line';
import type { Point } from '../path';
import type { Pigment } from '../pigment';
import type { Random } from '../random';
import { prepare, type Surface } from '../surface';

export function undyed(unitsWide: number, unitsHigh: number, scale: number) {
  return prepare(unitsWide, unitsHigh, scale, () => ({ colour: [0, 0, 0], relief: 0, tooth: 0.75 }));
}

export function starch(width: number) {
  return {
    width,
    colour: [255, 255, 255] as Pigment,
    hair: 2,
    body: 0,
    streak: 0,
    loadAt: () => 1.05,
    widthAt: (share: number) => 0.85 + 0.15 * rounded(share),
    unevenness: 0.5,
    drag: 0.5,
    raggedness: 4,
  };
}

/** A pinch of cloth bound with raffia: a pale ring with a dark heart. */
export function tied(surface: Surface, random: Random, [x, y]: Point, radius: number) {
  const squash = 0.8 + random() * 0.35;
  const knots = Array.from({ length: 9 }, (_, index): Point => {
    const angle = random() * 0.3 + (index / 8) * Math.PI * 2.05;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * squash];
  });
  drawLine(surface, random, knots, { ...starch(radius * 0.95), loadAt: () => 0.95 });
}
