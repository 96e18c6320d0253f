import { box, type DistanceField, length2, rise, smoothCut, smoothUnion } from '../distance-fields';
import { colour, oiledWood, veinedStone } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { darkWall, greenWall } from '../studios';
import { chiselRows, tooth } from '../tool-marks';

const iroko = oiledWood(501, colour(0.1, 0.056, 0.03), colour(0.045, 0.022, 0.012), 0.35);

/** An upright ring of green stone, half polished, half left from the chisel. */
export function smallWind(): Sculpture {
  const noise = noise3dFrom(511);
  const form: DistanceField = (x, y, z) => {
    const outline =
      length2(x * 1.02, (y - 0.86) * 0.96) - 0.82 - 0.05 * Math.sin(Math.atan2(y - 0.86, x) * 3 + 0.7);
    const opening = length2(x - 0.14, (y - 0.98) * 0.86) - 0.43;
    const flat = smoothCut(outline, opening, 0.05);
    const thick = Math.abs(z + 0.04 * x) - 0.3 + 0.11 * y + 0.03 * x;
    const block = -smoothUnion(-flat, -thick, 0.14);
    return (Math.max(block, 0.1 - y) - noise.layered(x * 1.8, y * 1.8, z * 1.8, 2) * 0.03) * 0.9;
  };
  const polishAt = (x: number, y: number, z: number) => {
    const edge = noise.layered(x * 3, y * 3, z * 3, 3) * 0.4;
    const byTheOpening = rise(0.2, 0.13, length2(x - 0.14, (y - 0.98) * 0.86) - 0.43 + edge * 0.14);
    return Math.max(byTheOpening, rise(-0.16, 0.02, x * 0.9 + (y - 0.9) * 0.35 + edge));
  };
  const blows = chiselRows(512, 0.06, 0.0085, 0.75, 0.66);
  const rubbed = tooth(513, 0.03, 0.0004);
  const stone: Part = {
    form,
    relief: (x, y, z) => rubbed(x, y, z) + (1 - polishAt(x, y, z)) * (blows(x, y, z) - 0.006),
    bounds: { from: { x: -0.92, y: 0.05, z: -0.4 }, to: { x: 0.92, y: 1.8, z: 0.4 } },
    material: veinedStone(514, colour(0.082, 0.1, 0.082), colour(0.26, 0.28, 0.21), 0.6, polishAt),
  };
  return {
    picture: 'osagie-doorway-for-a-small-wind',
    width: 1500,
    height: 1600,
    camera: { from: { x: -1.9, y: 1.6, z: 6.8 }, towards: { x: 0, y: 0.84, z: 0 }, view: 0.165 },
    studio: greenWall({ x: -2.6, y: 2.8, z: 2.2 }),
    parts: [
      {
        form: (x, y, z) => box(x, y + 0.02, z, 0.52, 0.12, 0.3, 0.01),
        material: iroko,
        relief: tooth(515, 0.02, 0.0008),
      },
      stone,
    ],
  };
}

/** A thin upright leaf of limestone, curved like a sail, combed with the claw chisel. */
export function sail(): Sculpture {
  const noise = noise3dFrom(541);
  const form: DistanceField = (x, y, z) => {
    const bow = 0.42 * (x - 0.1) * (x - 0.1) - 0.18 * x * (y - 0.8) + 0.06 * Math.sin(y * 1.7);
    const mast = -(x + 0.6 - 0.3 * (y / 1.9) ** 2) * 0.95;
    const leech = length2(x + 0.95, y - 0.3) - 1.62;
    const outline = -smoothUnion(-mast, -leech, 0.16);
    const thick = Math.abs(z - bow) * 0.86 - 0.085 + 0.024 * y;
    const blade = -smoothUnion(-outline, -thick, 0.03);
    return Math.max(blade, -y) * 0.85 - noise.layered(x * 2.4, y * 2.4, z * 2.4, 2) * 0.014;
  };
  const polishAt = (x: number, y: number) => {
    const leech = length2(x + 0.95, y - 0.3) - 1.62;
    return Math.max(
      rise(-0.12, -0.06, leech + 0.02 * noise.at(x * 5, y * 5, 0)),
      rise(-0.42, -0.5, x - 0.3 * (y / 1.9) ** 2),
    );
  };
  const claw = chiselRows(542, 0.036, 0.0042, 0.3, 0.95);
  const rubbed = tooth(543, 0.016, 0.0012);
  const leaf: Part = {
    form,
    relief: (x, y, z) => rubbed(x, y, z) + (1 - polishAt(x, y)) * (claw(x, y, z) - 0.004),
    bounds: { from: { x: -0.66, y: 0, z: -0.35 }, to: { x: 0.7, y: 1.95, z: 0.85 } },
    material: veinedStone(
      544,
      colour(0.56, 0.45, 0.36),
      colour(0.34, 0.2, 0.14),
      0.45,
      (x, y) => polishAt(x, y) * 0.75,
    ),
  };
  return {
    picture: 'osagie-sail-for-the-benin-river',
    width: 1200,
    height: 1600,
    camera: { from: { x: -1.6, y: 1.5, z: 7.4 }, towards: { x: -0.02, y: 0.84, z: 0.1 }, view: 0.155 },
    studio: darkWall({ x: -3, y: 2.6, z: 1.1 }),
    parts: [{ form: (x, y, z) => box(x, y + 0.07, z - 0.1, 0.72, 0.07, 0.34, 0.008), material: iroko }, leaf],
  };
}
