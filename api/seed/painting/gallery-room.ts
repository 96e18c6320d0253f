import { noiseFrom } from './noise';
import type { Painted } from './paint-types';
import { blend, clamp, type Pigment, pigment, shift, soften } from './pigment';

/** A painting on a wall. `along` and `centre` are metres along the wall and above the floor. */
export type Hung = { painted: Painted; wall: 'back' | 'left'; along: number; centre: number; width: number };

type Spot = { x: number; y: number; z: number };
type Hit = { at: Spot; kind: 'back' | 'left' | 'floor' | 'bench'; facing?: 'top' | 'front' | 'side' };
type Box = { low: Spot; high: Spot };

const eye: Spot = { x: 0, y: 1.5, z: 0 };
const backWall = 6.2;
const leftWall = -3.05;
/** What the picture's edges see of the back wall, in metres. */
const view = { left: -4.5, right: 4.5, top: 3.25 };
const bench: Box[] = [
  { low: { x: -0.55, y: 0.37, z: 4.15 }, high: { x: 1.55, y: 0.45, z: 4.6 } },
  { low: { x: -0.3, y: 0, z: 4.2 }, high: { x: -0.22, y: 0.37, z: 4.55 } },
  { low: { x: 1.22, y: 0, z: 4.2 }, high: { x: 1.3, y: 0.37, z: 4.55 } },
];
const [plasterWhite, concrete, oak, shade] = ['#f0ece3', '#a8a196', '#8a6240', '#3a332c'].map(pigment) as [
  Pigment,
  Pigment,
  Pigment,
  Pigment,
];
const brightness = { top: 1.22, front: 0.66, side: 0.5 };
const samples = [-0.25, 0.25];

/** The room as a camera on the visitor's eye level sees it, every pixel looked at four times. */
export function photograph(
  unitsWide: number,
  unitsHigh: number,
  scale: number,
  hangings: readonly Hung[],
): Painted {
  const noise = noiseFrom(83);
  const [width, height] = [Math.round(unitsWide * scale), Math.round(unitsHigh * scale)];
  const metresPerPixel = (view.right - view.left) / width;
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum = [0, 0, 0];
      for (const down of samples) {
        for (const across of samples) {
          const x = view.left + (column + 0.5 + across) * metresPerPixel;
          const y = view.top - (row + 0.5 + down) * metresPerPixel;
          const seen = colourOf(firstHit(eye, { x, y: y - eye.y, z: backWall }), down * 4 + across * 2);
          for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + seen[channel] / 4;
        }
      }
      const grain = noise.at(column * 0.7, row * 0.7) * 1.2;
      for (const channel of [0, 1, 2])
        rgb[(row * width + column) * 3 + channel] = clamp(Math.round((sum[channel] ?? 0) + grain), 0, 255);
    }
  }
  return { width, height, rgb };

  function colourOf(hit: Hit, spread: number): Pigment {
    if (hit.kind === 'floor') return floorColour(hit.at, spread);
    if (hit.kind === 'bench') return benchColour(hit);
    return wallColour(hit.at, hit.kind);
  }

  function wallColour({ x, y, z }: Spot, wall: 'back' | 'left'): Pigment {
    const along = wall === 'back' ? x : z;
    let lit = wall === 'back' ? 0.83 : 0.76;
    let shaded = 0;
    for (const hung of hangings) {
      if (hung.wall !== wall) continue;
      const { painted, width: wide, centre } = hung;
      const high = (wide * painted.height) / painted.width;
      const [right, up] = [along - hung.along, y - centre];
      if (Math.abs(right) < wide / 2 && Math.abs(up) < high / 2) {
        return lift(sampleAt(painted, right / wide + 0.5, 0.5 - up / high), wall === 'back' ? 0.98 : 0.84);
      }
      lit += 0.17 * Math.exp(-((right / 1.25) ** 2) - ((up - 0.25) / 1.15) ** 2);
      const outside = Math.hypot(
        Math.max(0, Math.abs(right - 0.015) - wide / 2),
        Math.max(0, Math.abs(up + 0.05) - high / 2),
      );
      shaded = Math.max(shaded, 0.42 * soften(0.13, 0, outside) ** 2);
    }
    const corner = Math.min(x - leftWall, 9) + (backWall - z);
    lit -= 0.1 * Math.exp(-y / 0.3) + 0.12 * Math.exp(-corner / 0.35) + 0.05 * clamp((y - 2.2) / 1.2) ** 2;
    if (y < 0.025) lit *= 0.35;
    return lift(
      blend(plasterWhite, shade, shaded),
      lit * (1 + noise.layered(along * 1.3, y * 1.3, 3) * 0.02),
    );
  }

  function floorColour(at: Spot, spread: number): Pigment {
    const polished = noise.layered(at.x * 1.7, at.z * 1.7, 5) * 14;
    const daylight = soften(1.1, 0.2, Math.abs(at.x + 1.4 + (at.z - 5) * 0.5)) * soften(6.4, 5.2, at.z);
    let lit =
      0.74 +
      daylight * 0.2 -
      0.12 * Math.exp(-(backWall - at.z) / 0.25) -
      0.1 * Math.exp(-(at.x - leftWall) / 0.4);
    for (const [index, { low, high }] of bench.entries()) {
      const away = Math.hypot(
        Math.max(low.x - at.x, 0, at.x - high.x),
        Math.max(low.z - at.z, 0, at.z - high.z) * 1.2,
      );
      lit *= 1 - (index === 0 ? 0.42 * soften(0.5, -0.25, away) : 0.4 * soften(0.07, 0, away));
    }
    const glance = { x: at.x - eye.x, y: eye.y + spread * 0.09, z: at.z };
    const mirrored = firstHit({ ...at, y: 0.001 }, glance);
    const gloss = mirrored.kind === 'bench' ? 0.2 : 0.26 * Math.exp(-mirrored.at.y / 1.6);
    const reflected = mirrored.kind === 'floor' ? plasterWhite : colourOf(mirrored, spread);
    return blend(lift(shift(concrete, polished, 2), lit + 0.16), reflected, gloss);
  }

  function benchColour({ at, facing }: Hit): Pigment {
    const grain = noise.layered(at.x * 1.1, (at.y + at.z) * 26, 4) * 20;
    return lift(shift(oak, grain), brightness[facing ?? 'side']);
  }
}

function firstHit(from: Spot, ray: Spot): Hit {
  let [nearest, found]: [number, Omit<Hit, 'at'>] = [(backWall - from.z) / ray.z, { kind: 'back' }];
  if (ray.x < 0 && (leftWall - from.x) / ray.x < nearest)
    [nearest, found] = [(leftWall - from.x) / ray.x, { kind: 'left' }];
  if (ray.y < 0 && -from.y / ray.y < nearest) [nearest, found] = [-from.y / ray.y, { kind: 'floor' }];
  for (const box of bench) {
    const entry = entered(box, from, ray);
    if (entry && entry.far < nearest) [nearest, found] = [entry.far, { kind: 'bench', facing: entry.facing }];
  }
  return {
    ...found,
    at: { x: from.x + ray.x * nearest, y: from.y + ray.y * nearest, z: from.z + ray.z * nearest },
  };
}

function entered({ low, high }: Box, from: Spot, ray: Spot) {
  let [far, leave]: [number, number] = [1e-6, Number.POSITIVE_INFINITY];
  let facing: Hit['facing'];
  for (const [axis, face] of [
    ['x', 'side'],
    ['y', 'top'],
    ['z', 'front'],
  ] as const) {
    const [one, other] = [(low[axis] - from[axis]) / ray[axis], (high[axis] - from[axis]) / ray[axis]];
    if (Math.min(one, other) > far) [far, facing] = [Math.min(one, other), face];
    leave = Math.min(leave, Math.max(one, other));
  }
  return facing && far < leave ? { far, facing } : undefined;
}

function sampleAt({ width, height, rgb }: Painted, across: number, down: number): Pigment {
  const column = clamp(Math.floor(across * width), 0, width - 1);
  const start = (clamp(Math.floor(down * height), 0, height - 1) * width + column) * 3;
  return [rgb[start] ?? 0, rgb[start + 1] ?? 0, rgb[start + 2] ?? 0];
}

function lift([red, green, blue]: Pigment, by: number): Pigment {
  return [red * by, green * by, blue * by];
}
