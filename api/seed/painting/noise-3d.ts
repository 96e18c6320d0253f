import { randomFrom } from './random';

export type Noise3d = {
  /** Smooth gradient noise, about -1 to 1. */
  at(x: number, y: number, z: number): number;
  /** Several octaves of it, each half as strong and twice as fine. */
  layered(x: number, y: number, z: number, octaves?: number): number;
  /** Distance to the nearest of points strewn one to a unit cube: 0 at a point, about 1 between them. */
  cells(x: number, y: number, z: number): number;
};

/** Three-dimensional noise for materials and tool marks, the same for the same seed. */
export function noise3dFrom(seed: number): Noise3d {
  const random = randomFrom(seed);
  const order = new Uint8Array(512);
  for (let index = 0; index < 256; index++) order[index] = index;
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  order.copyWithin(256, 0, 256);
  const strewn = Float64Array.from({ length: 256 * 3 }, random);
  return { at, layered, cells };

  function at(x: number, y: number, z: number) {
    const left = Math.floor(x);
    const low = Math.floor(y);
    const near = Math.floor(z);
    const u = x - left;
    const v = y - low;
    const w = z - near;
    const fadeX = fade(u);
    const fadeY = fade(v);
    const nearLow = mix(pull(left, low, near, u, v, w), pull(left + 1, low, near, u - 1, v, w), fadeX);
    const nearHigh = mix(
      pull(left, low + 1, near, u, v - 1, w),
      pull(left + 1, low + 1, near, u - 1, v - 1, w),
      fadeX,
    );
    const farLow = mix(
      pull(left, low, near + 1, u, v, w - 1),
      pull(left + 1, low, near + 1, u - 1, v, w - 1),
      fadeX,
    );
    const farHigh = mix(
      pull(left, low + 1, near + 1, u, v - 1, w - 1),
      pull(left + 1, low + 1, near + 1, u - 1, v - 1, w - 1),
      fadeX,
    );
    return mix(mix(nearLow, nearHigh, fadeY), mix(farLow, farHigh, fadeY), fade(w));
  }

  /** The share of one cube corner: its gradient is one of twelve cube edges. */
  function pull(column: number, row: number, slice: number, dx: number, dy: number, dz: number) {
    const edge = hash(column, row, slice) & 15;
    const first = edge < 8 ? dx : dy;
    const third = edge === 12 || edge === 14 ? dx : dz;
    const second = edge < 4 ? dy : third;
    return ((edge & 1) === 0 ? first : -first) + ((edge & 2) === 0 ? second : -second);
  }

  function layered(x: number, y: number, z: number, octaves = 4) {
    let sum = 0;
    let strength = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      sum += strength * at(x * scale, y * scale, z * scale);
      strength *= 0.5;
      scale *= 2.03;
    }
    return sum;
  }

  function cells(x: number, y: number, z: number) {
    const left = Math.floor(x);
    const low = Math.floor(y);
    const near = Math.floor(z);
    let nearest = 9;
    for (let slice = near - 1; slice <= near + 1; slice++) {
      for (let row = low - 1; row <= low + 1; row++) {
        for (let column = left - 1; column <= left + 1; column++) {
          const point = hash(column, row, slice) * 3;
          const dx = column + (strewn[point] ?? 0) - x;
          const dy = row + (strewn[point + 1] ?? 0) - y;
          const dz = slice + (strewn[point + 2] ?? 0) - z;
          nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
        }
      }
    }
    return Math.sqrt(nearest);
  }

  function hash(column: number, row: number, slice: number) {
    return order[(order[(order[column & 255] ?? 0) + (row & 255)] ?? 0) + (slice & 255)] ?? 0;
  }
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
