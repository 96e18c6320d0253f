import { type DistanceField, ellipsoid, limb, smoothCut, smoothUnion } from '../distance-fields';
import { hairOf, head, placed } from '../head-form';
import { colour, firedClay } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { duskWall } from '../studios';
import { thumbed, tooth } from '../tool-marks';

/** A large head asleep on its side, the hair in rows. */
export function afternoonSleep(): Sculpture {
  const noise = noise3dFrom(431);
  const frame = placed({ x: -0.05, y: 0.52, z: 0 }, 1.62, 1.38, -0.42, 0.28);
  const form: DistanceField = (worldX, worldY, worldZ) => {
    frame.see(worldX, worldY, worldZ);
    const { x, y, z } = frame;
    const side = Math.abs(x);
    const ear = smoothCut(
      ellipsoid(side - 0.325, y + 0.02, z + 0.03, 0.035, 0.095, 0.06),
      ellipsoid(side - 0.36, y + 0.015, z + 0.02, 0.025, 0.055, 0.03),
      0.02,
    );
    const neck = limb(x, y, z, 0, -0.2, -0.12, 0, -0.62, -0.17, 0.17, 0.18);
    const withNeck = smoothUnion(smoothUnion(head(x, y, z), neck, 0.1), ear, 0.02);
    const cut = Math.max(withNeck, -(y + 0.58));
    const hair = hairOf(x, y, z);
    const rows = Math.abs(Math.sin(x * 38 + 0.6 * Math.sin(y * 3)));
    return (
      (cut - hair * (0.008 + 0.016 * Math.sqrt(rows))) * 1.62 * 0.85 -
      noise.layered(worldX * 3, worldY * 3, worldZ * 3, 2) * 0.012
    );
  };
  const hand = thumbed(432, 0.07, 0.003);
  const sand = tooth(433, 0.012, 0.0011);
  const relief: DistanceField = (worldX, worldY, worldZ) => {
    frame.see(worldX, worldY, worldZ);
    const { x, y, z } = frame;
    const plaited = Math.sin(z * 95 + y * 70 + Math.abs(Math.sin(x * 38)) * 3) * 0.005 * hairOf(x, y, z);
    return hand(worldX, worldY, worldZ) + sand(worldX, worldY, worldZ) + plaited;
  };
  const sleeper: Part = {
    form,
    relief,
    bounds: { from: { x: -1, y: 0, z: -0.8 }, to: { x: 1.05, y: 1.15, z: 0.85 } },
    material: firedClay(434, colour(0.3, 0.135, 0.078), colour(0.035, 0.028, 0.025), 0.12, 0.3),
  };
  return {
    picture: 'okafo-afternoon-sleep',
    width: 1600,
    height: 1200,
    camera: { from: { x: 0.5, y: 1.9, z: 6.6 }, towards: { x: 0.02, y: 0.46, z: 0 }, view: 0.125 },
    studio: duskWall({ x: -2.2, y: 3.1, z: 2 }, -0.01),
    parts: [sleeper],
  };
}
