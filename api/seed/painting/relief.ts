import type { Painted } from './paint-types';
import { clamp } from './pigment';
import type { Surface } from './surface';

export type Light = {
  /** How strongly slopes towards and away from the light differ. */
  depth: number;
  /** How much the ridges gleam. */
  shine: number;
};

/** The finished picture: the paint lit from the upper left. */
export function light(surface: Surface, { depth, shine }: Light): Painted {
  const { width, height, pigments, scale } = surface;
  const relief = settled(surface);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const slopeX = reliefAt(relief, width, height, x + 1, y) - reliefAt(relief, width, height, x - 1, y);
      const slopeY = reliefAt(relief, width, height, x, y + 1) - reliefAt(relief, width, height, x, y - 1);
      const facing = Math.tanh((slopeX * 0.55 + slopeY * 0.83) * 0.5 * scale * depth);
      const gleam = shine * clamp(facing - 0.25) ** 2 * 255;
      for (let channel = 0; channel < 3; channel++) {
        const lit = (pigments[pixel * 3 + channel] ?? 0) * (1 + facing * 0.34) + gleam;
        rgb[pixel * 3 + channel] = clamp(Math.round(lit), 0, 255);
      }
    }
  }
  return { width, height, rgb };
}

/** Paint flows a little before it dries; it also keeps the finest grain out of the file. */
function settled({ relief, width, height }: Surface) {
  const across = new Float32Array(relief.length);
  const both = new Float32Array(relief.length);
  for (let pixel = 0; pixel < relief.length; pixel++) {
    const middle = relief[pixel] ?? 0;
    across[pixel] = 0.5 * middle + 0.25 * ((relief[pixel - 1] ?? middle) + (relief[pixel + 1] ?? middle));
  }
  for (let pixel = 0; pixel < relief.length; pixel++) {
    const middle = across[pixel] ?? 0;
    const [above, below] = [across[pixel - width] ?? middle, across[pixel + width] ?? middle];
    both[pixel] = 0.5 * middle + 0.25 * (above + below);
  }
  return both.subarray(0, width * height);
}

function reliefAt(relief: Float32Array, width: number, height: number, x: number, y: number) {
  return relief[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] ?? 0;
}
