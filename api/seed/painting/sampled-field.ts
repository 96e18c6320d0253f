import { clamp, type DistanceField, length3 } from './distance-fields';
import type { Bounds } from './sculpture-types';

const cellsAlongLongestSide = 112;
const margin = 0.22;

/** A field asked once at every point of a lattice, then read between them: for shadows and long steps, where
 * the exact form would cost too much. Beyond the lattice it gives the distance to the bounds. */
export function sampledField(form: DistanceField, { from, to }: Bounds): DistanceField {
  const startX = from.x - margin;
  const startY = from.y - margin;
  const startZ = from.z - margin;
  const sizeX = to.x - from.x + 2 * margin;
  const sizeY = to.y - from.y + 2 * margin;
  const sizeZ = to.z - from.z + 2 * margin;
  const cell = Math.max(sizeX, sizeY, sizeZ) / cellsAlongLongestSide;
  const columns = Math.ceil(sizeX / cell) + 2;
  const rows = Math.ceil(sizeY / cell) + 2;
  const slices = Math.ceil(sizeZ / cell) + 2;
  const layer = columns * rows;
  const distances = new Float32Array(layer * slices);
  for (let slice = 0; slice < slices; slice++) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        distances[slice * layer + row * columns + column] = form(
          startX + column * cell,
          startY + row * cell,
          startZ + slice * cell,
        );
      }
    }
  }
  return distance;

  function distance(x: number, y: number, z: number) {
    const inX = x - startX;
    const inY = y - startY;
    const inZ = z - startZ;
    if (inX < 0 || inY < 0 || inZ < 0 || inX > sizeX || inY > sizeY || inZ > sizeZ)
      return distanceToBounds(x, y, z);
    const acrossX = inX / cell;
    const acrossY = inY / cell;
    const acrossZ = inZ / cell;
    const column = Math.floor(acrossX);
    const row = Math.floor(acrossY);
    const slice = Math.floor(acrossZ);
    const u = acrossX - column;
    const v = acrossY - row;
    const w = acrossZ - slice;
    const at = slice * layer + row * columns + column;
    const behind = at + layer;
    const near =
      (read(at) * (1 - u) + read(at + 1) * u) * (1 - v) +
      (read(at + columns) * (1 - u) + read(at + columns + 1) * u) * v;
    const far =
      (read(behind) * (1 - u) + read(behind + 1) * u) * (1 - v) +
      (read(behind + columns) * (1 - u) + read(behind + columns + 1) * u) * v;
    return near * (1 - w) + far * w;
  }

  function read(at: number) {
    return distances[at] ?? 0;
  }

  function distanceToBounds(x: number, y: number, z: number) {
    return length3(x - clamp(x, from.x, to.x), y - clamp(y, from.y, to.y), z - clamp(z, from.z, to.z));
  }
}
