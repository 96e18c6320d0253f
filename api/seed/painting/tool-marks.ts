import type { DistanceField } from './distance-fields';
import { noise3dFrom } from './noise-3d';

/** Shallow bowls side by side with sharp ridges between, as adze, gouge or hammer leave them. */
export function scallops(seed: number, size: number, depth: number, stretchY = 1): DistanceField {
  const noise = noise3dFrom(seed);
  return (x, y, z) => {
    const away = noise.cells(x / size, y / (size * stretchY), z / size);
    return (away * away - 0.32) * depth;
  };
}

/** Wax or clay laid on with the thumb: soft lumps, and a fine roughness over them. */
export function thumbed(seed: number, size: number, depth: number): DistanceField {
  const noise = noise3dFrom(seed);
  return (x, y, z) => {
    const lumps = noise.layered(x / size, y / size, z / size, 4);
    const press = noise.cells(x / (size * 1.4), y / (size * 1.1), z / (size * 1.4));
    return (lumps * 0.9 + press * 0.7 - 0.4) * depth;
  };
}

/** The fine tooth of a surface: sand in clay, sawn or rubbed stone. */
export function tooth(seed: number, size: number, depth: number): DistanceField {
  const noise = noise3dFrom(seed);
  return (x, y, z) => noise.layered(x / size, y / size, z / size, 3) * depth;
}

/** Blows of a point chisel in rows along the direction (acrossX, acrossY), broken and uneven. */
export function chiselRows(
  seed: number,
  spacing: number,
  depth: number,
  acrossX: number,
  acrossY: number,
): DistanceField {
  const noise = noise3dFrom(seed);
  return (x, y, z) => {
    const across = x * acrossX + y * acrossY;
    const along = x * acrossY - y * acrossX;
    const wander = noise.layered(x * 3, y * 3, z * 3, 3) * 1.4;
    const row = Math.sin((across / spacing) * Math.PI * 2 + wander * 3);
    const bite = noise.at(along / (spacing * 2.6), across / (spacing * 0.8), z * 4);
    const chips = noise.layered(x / (spacing * 0.6), y / (spacing * 0.6), z / (spacing * 0.6), 2);
    return (row * (0.35 + 0.9 * bite) + chips * 0.9) * depth;
  };
}
