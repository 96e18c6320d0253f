import { randomFrom } from './random';

export type Noise = {
  /** Smooth gradient noise, about -1 to 1. */
  at(x: number, y: number): number;
  /** Several octaves of it, each half as strong and twice as fine. */
  layered(x: number, y: number, octaves?: number): number;
};

/** Two-dimensional gradient noise (Perlin), the same for the same seed. */
export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed);
  const angles = Array.from({ length: 256 }, () => random() * Math.PI * 2);
  const gradientX = Float64Array.from(angles, Math.cos);
  const gradientY = Float64Array.from(angles, Math.sin);
  const order = shuffled(random);
  return { at, layered };

  function at(x: number, y: number) {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const [fadeX, fadeY] = [fade(u), fade(v)];
    const upper = mix(pull(left, top, u, v), pull(left + 1, top, u - 1, v), fadeX);
    const lower = mix(pull(left, top + 1, u, v - 1), pull(left + 1, top + 1, u - 1, v - 1), fadeX);
    return 1.4 * mix(upper, lower, fadeY);
  }

  function pull(column: number, row: number, dx: number, dy: number) {
    const index = order[((order[column & 255] ?? 0) + row) & 255] ?? 0;
    return (gradientX[index] ?? 0) * dx + (gradientY[index] ?? 0) * dy;
  }

  function layered(x: number, y: number, octaves = 4) {
    let [sum, strength, scale] = [0, 0.5, 1];
    for (let octave = 0; octave < octaves; octave++) {
      sum += strength * at(x * scale, y * scale);
      strength *= 0.5;
      scale *= 2.03;
    }
    return sum;
  }
}

function shuffled(random: () => number) {
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
