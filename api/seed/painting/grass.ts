import type { SKRSContext2D } from '@napi-rs/canvas';
import { inkLine, type Point } from './ink-line';
import type { Noise } from './noise';
import type { Random } from './random';

/** One row of grass, from the far rows to the near ones. */
export type GrassRow = {
  blades: number;
  /** Where a blade stands: `share` runs from 0 to 1. */
  root(share: number): Point;
  tallest(x: number): number;
  width: number;
  wind: number;
};

export function drawGrass(pen: SKRSContext2D, row: GrassRow, random: Random, noise: Noise) {
  for (let index = 0; index < row.blades; index++) {
    const [x, y] = row.root((index + random()) / row.blades);
    const length = row.tallest(x) * (0.45 + 0.55 * random());
    const stem = blade(
      [x + (random() - 0.5) * 16, y + (random() - 0.5) * 24],
      length,
      row.wind,
      random,
      noise,
    );
    const width = row.width * (0.6 + random() * 0.7);
    inkLine(pen, stem, (t) => width * (1 - t) ** 0.7 * (0.6 + 0.4 * t) + 0.5);
    if (random() < 0.07 && length > row.tallest(x) * 0.75) drawSeeds(pen, stem, random);
  }
}

function blade([rootX, rootY]: Point, length: number, wind: number, random: Random, noise: Noise): Point[] {
  const points: Point[] = [];
  let [x, y, angle] = [rootX, rootY, -Math.PI / 2 + (random() - 0.42) * 0.3];
  const softness = 0.65 + random() * 0.75;
  for (let walked = 0; walked < length; walked += 8) {
    points.push([x, y]);
    const gust = wind * (0.75 + noise.layered(x / 520, y / 420, 2) * 1.3);
    const share = walked / length;
    const give = Math.max(0, Math.sin(0.28 - angle)) ** 0.5;
    angle += gust * softness * share ** 1.4 * (8 / length) * 3.6 * give;
    x += Math.cos(angle) * 8;
    y += Math.sin(angle) * 8;
  }
  return points;
}

function drawSeeds(pen: SKRSContext2D, stem: Point[], random: Random) {
  for (const [index, [x, y]] of stem.slice(-16).entries()) {
    const [beforeX, beforeY] = stem[stem.length - 17 + index] ?? [x, y];
    const along = Math.atan2(y - beforeY, x - beforeX);
    for (const side of [-1, 1]) {
      const angle = along + side * (0.35 + random() * 0.3);
      const length = 7 + random() * 9;
      const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      inkLine(
        pen,
        [[x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip],
        (t) => 3.4 * Math.sin(Math.PI * (t * 0.8 + 0.15)),
      );
    }
  }
}
