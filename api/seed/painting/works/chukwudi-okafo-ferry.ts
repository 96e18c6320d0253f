import { type DistanceField, ellipsoid, limb, rise, smoothUnion } from '../distance-fields';
import { placedHead } from '../head-form';
import { bronze, colour } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { slab, warmWall } from '../studios';
import { thumbed, tooth } from '../tool-marks';

/** A standing woman, one arm across her body, wrapped to the ankles. */
export function ferry(): Sculpture {
  const noise = noise3dFrom(311);
  const face = placedHead({ x: 0.012, y: 1.845, z: 0.03 }, 0.27, 0.05, -0.1, 0.5);
  const form: DistanceField = (x, y, z) => {
    const fold = Math.sin(Math.atan2(z, x - 0.02) * 7 + y * 2.4 + noise.at(x * 3, y * 1.2, z * 3) * 2.4);
    const cloth = rise(0.02, 0.2, y) * rise(1.12, 0.75, y) * 0.014 * fold;
    const flat = z * 1.22;
    const skirt = limb(x, y, flat, 0.015, 0.02, 0, 0.03, 0.98, 0, 0.205, 0.165) * 0.86 - cloth;
    const hips = ellipsoid(x - 0.035, y - 0.93, z + 0.015, 0.19, 0.2, 0.165);
    const chest = limb(x, y, flat, 0.03, 1.0, 0, -0.01, 1.4, 0.01, 0.125, 0.15) * 0.88;
    const shoulders = limb(x, y, z, -0.175, 1.475, -0.01, 0.15, 1.44, -0.01, 0.066, 0.066);
    const neck = limb(x, y, z, -0.012, 1.46, -0.01, 0.005, 1.74, 0.02, 0.062, 0.05);
    const wrap = ellipsoid(x - 0.005, y - 1.945, z + 0.005, 0.118, 0.085, 0.125);
    const headAndWrap = smoothUnion(face(x, y, z), wrap, 0.02);
    const crossing = smoothUnion(
      limb(x, y, z, -0.205, 1.45, -0.01, -0.275, 1.1, 0.03, 0.058, 0.044),
      limb(x, y, z, -0.275, 1.1, 0.03, 0.1, 1.075, 0.19, 0.044, 0.031),
      0.03,
    );
    const hanging = smoothUnion(
      limb(x, y, z, 0.19, 1.42, -0.01, 0.255, 1.08, -0.03, 0.056, 0.042),
      limb(x, y, z, 0.255, 1.08, -0.03, 0.245, 0.73, 0.07, 0.042, 0.028),
      0.03,
    );
    const body = smoothUnion(smoothUnion(skirt, hips, 0.1), smoothUnion(chest, shoulders, 0.1), 0.09);
    const limbs = Math.min(crossing, hanging);
    const whole = smoothUnion(smoothUnion(body, smoothUnion(neck, headAndWrap, 0.04), 0.06), limbs, 0.035);
    return whole - noise.layered(x * 9, y * 8, z * 9, 2) * 0.016;
  };
  const lumps = thumbed(312, 0.05, 0.0075);
  const bits = tooth(313, 0.012, 0.0016);
  const figure: Part = {
    form,
    bounds: { from: { x: -0.34, y: 0, z: -0.25 }, to: { x: 0.34, y: 2.03, z: 0.3 } },
    relief: (x, y, z) => lumps(x, y, z) + bits(x, y, z),
    material: bronze(314, colour(0.1, 0.165, 0.14), 0.36, 0.006),
  };
  return {
    picture: 'okafo-waiting-for-the-ferry',
    width: 1066,
    height: 1600,
    camera: { from: { x: 1.5, y: 1.5, z: 7.4 }, towards: { x: 0.0, y: 0.93, z: 0 }, view: 0.162 },
    studio: warmWall({ x: -2.4, y: 3.2, z: 2.6 }),
    parts: [slab(0.36, 0.07, 0.34), figure],
  };
}
