import { weaveAt } from './grounds';
import { noiseFrom } from './noise';
import { clamp, gradient, type Pigment, shift, soften } from './pigment';
import type { Surface } from './surface';

const baths: readonly (readonly [number, Pigment])[] = [
  [0, [17, 24, 56]],
  [0.35, [27, 41, 92]],
  [0.62, [52, 78, 138]],
  [0.85, [150, 173, 198]],
  [1, [226, 229, 222]],
];

/**
 * Dips a surface in indigo. What was painted on it (white on black) is the resist: the dye creeps
 * under its edges and through its cracks. `depthAt` is how deep the bath was, 0 pale to 1 dark.
 */
export function dipInIndigo(surface: Surface, seed: number, depthAt: (x: number, y: number) => number) {
  const noise = noiseFrom(seed);
  const { width, height, scale, relief, pigments } = surface;
  const resist = Float32Array.from(
    { length: width * height },
    (_, pixel) => (pigments[pixel * 3] ?? 0) / 255,
  );
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
      const creptX = column + noise.layered(x / 44, y / 44, 3) * 6 * scale;
      const creptY = row + noise.layered(x / 44 + 50, y / 44, 3) * 6 * scale;
      const kept = averageAt(resist, width, height, creptX, creptY, 2.4 * scale);
      const cracked =
        soften(0.05, 0, Math.abs(noise.at(x / 58, y / 26))) * soften(0, 0.5, noise.at(x / 130 + 20, y / 110));
      const worn = 0.9 + noise.layered(x / 40, y / 40, 3) * 0.45 - cracked * 0.26;
      const bath =
        1 - depthAt(x, y) + noise.layered(x / 230, y / 230, 4) * 0.16 + noise.at(x / 28, y / 40) * 0.03;
      const place = clamp(bath + (1 - bath) * soften(0.12, 0.75, kept) * worn);
      const weave = weaveAt(noise, x, y, 4.6);
      const pixel = row * width + column;
      pigments.set(shift(gradient(baths, place), weave * 5 + noise.at(x / 120, row * 0.7) * 4), pixel * 3);
      relief[pixel] =
        weave * 0.55 +
        noise.layered(x / 300, y / 420, 3) * 18 +
        noise.layered(x / 60, y / 90, 2) * 1.6 +
        kept * 0.5;
    }
  }
}

function averageAt(values: Float32Array, width: number, height: number, x: number, y: number, reach: number) {
  let sum = 0;
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      const column = clamp(Math.round(x + across * reach), 0, width - 1);
      const row = clamp(Math.round(y + down * reach), 0, height - 1);
      sum += values[row * width + column] ?? 0;
    }
  }
  return sum / 9;
}
