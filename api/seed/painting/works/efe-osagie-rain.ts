import { box, type DistanceField, ellipsoid, length2, limb, rise, smoothUnion } from '../distance-fields';
import { placedHead } from '../head-form';
import { colour, painted, veinedStone } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { darkWall } from '../studios';
import { chiselRows, tooth } from '../tool-marks';

/** A sleeper on one side under a blanket, the head on the arm; only the blanket keeps the chisel's marks. */
export function rain(): Sculpture {
  const noise = noise3dFrom(521);
  const form: DistanceField = (x, y, z) => {
    const trunk = limb(x, y, z, -0.5, 0.27, 0.02, 0.2, 0.27, 0, 0.26, 0.25);
    const shoulder = ellipsoid(x + 0.42, y - 0.42, z - 0.02, 0.28, 0.27, 0.25);
    const hip = ellipsoid(x - 0.32, y - 0.42, z + 0.05, 0.36, 0.37, 0.3);
    const thighs = limb(x, y, z, 0.32, 0.3, 0.04, 0.84, 0.25, 0.34, 0.25, 0.17);
    const shins = limb(x, y, z, 0.84, 0.24, 0.34, 1.2, 0.13, -0.06, 0.17, 0.115);
    const feet = ellipsoid(x - 1.27, y - 0.13, z + 0.08, 0.17, 0.13, 0.11);
    const body = smoothUnion(smoothUnion(trunk, shoulder, 0.22), hip, 0.24);
    const legs = smoothUnion(smoothUnion(thighs, shins, 0.14), feet, 0.12);
    const pull = length2(x - 0.34, (y - 0.72) * 1.2);
    const folds = Math.sin(
      Math.atan2(y - 0.8, x - 0.34) * 15 + pull * 5 + noise.at(x * 2, y * 2, z * 2) * 2.6,
    );
    const covered = rise(-0.56, -0.5, x + 0.16 * y + 0.04 * noise.at(y * 5, z * 5, 0));
    const blanket = smoothUnion(body, legs, 0.2) - covered * (0.02 + 0.013 * folds * rise(0.1, 0.5, pull));
    const arm = smoothUnion(
      limb(x, y, z, -0.52, 0.3, 0.2, -0.8, 0.1, 0.4, 0.12, 0.095),
      limb(x, y, z, -0.8, 0.1, 0.4, -1.16, 0.08, 0.14, 0.095, 0.065),
      0.04,
    );
    const hand = ellipsoid(x + 1.24, y - 0.06, z - 0.08, 0.12, 0.05, 0.08);
    const neck = limb(x, y, z, -0.56, 0.36, 0.02, -0.86, 0.29, 0.09, 0.12, 0.095);
    const whole = smoothUnion(smoothUnion(blanket, neck, 0.08), smoothUnion(arm, hand, 0.06), 0.05);
    return (
      Math.max(smoothUnion(whole, face(x, y, z), 0.035), -y) - noise.layered(x * 2, y * 2, z * 2, 2) * 0.016
    );
  };
  const face = placedHead({ x: -1.03, y: 0.285, z: 0.14 }, 0.5, 1.42, -0.25, 0.08);
  const polishAt = (x: number, y: number, z: number) =>
    rise(-0.5, -0.56, x + 0.16 * y + 0.04 * noise.at(y * 5, z * 5, 0));
  const claw = chiselRows(524, 0.042, 0.0042, 0.35, 0.94);
  const rubbed = tooth(522, 0.02, 0.0006);
  const figure: Part = {
    form,
    relief: (x, y, z) => rubbed(x, y, z) + (1 - polishAt(x, y, z)) * claw(x, y, z),
    bounds: { from: { x: -1.45, y: 0, z: -0.4 }, to: { x: 1.5, y: 0.86, z: 0.58 } },
    material: veinedStone(
      523,
      colour(0.36, 0.338, 0.3),
      colour(0.22, 0.2, 0.19),
      0.7,
      (x, y, z) => polishAt(x, y, z) * 0.8,
    ),
  };
  return {
    picture: 'osagie-listening-to-rain',
    width: 1600,
    height: 960,
    camera: { from: { x: -0.5, y: 2.5, z: 7 }, towards: { x: 0.07, y: 0.32, z: 0 }, view: 0.14 },
    studio: darkWall({ x: -2.6, y: 2.7, z: 1.2 }, -0.1),
    parts: [
      {
        form: (x, y, z) => box(x - 0.06, y + 0.05, z - 0.06, 1.5, 0.05, 0.6, 0.008),
        material: painted(colour(0.028, 0.028, 0.03), 0.4),
      },
      figure,
    ],
  };
}
