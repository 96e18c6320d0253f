import { type DistanceField, ellipsoid, limb, rise, smoothUnion } from '../distance-fields';
import { placedHead } from '../head-form';
import { bronze, colour } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { slab, warmWall } from '../studios';
import { scallops, tooth } from '../tool-marks';

/** Two seated figures, the elder with an arm around the younger. */
export function siblings(): Sculpture {
  const noise = noise3dFrom(321);
  const elderHead = placedHead({ x: -0.09, y: 1.27, z: 0.08 }, 0.44, -0.2, 0.12, 0.1);
  const youngerHead = placedHead({ x: 0.12, y: 0.95, z: 0.2 }, 0.37, 0.32, 0.1, -0.15);
  const form: DistanceField = (x, y, z) => {
    const elder = smoothUnion(
      limb(x, y, z, -0.26, 0.2, -0.06, -0.17, 0.86, 0, 0.35, 0.17),
      lap(x + 0.31, y, z, 0.19, 0.34, 0.54, 0.135),
      0.16,
    );
    const shoulders = limb(x, y, z, -0.37, 0.85, -0.02, 0.02, 0.87, 0.02, 0.09, 0.09);
    const arm = smoothUnion(
      limb(x, y, z, 0.02, 0.87, 0.02, 0.36, 0.66, 0.06, 0.09, 0.068),
      limb(x, y, z, 0.36, 0.66, 0.06, 0.4, 0.42, 0.25, 0.068, 0.05),
      0.04,
    );
    const restingArm = smoothUnion(
      limb(x, y, z, -0.39, 0.85, -0.02, -0.55, 0.56, 0.08, 0.088, 0.07),
      limb(x, y, z, -0.55, 0.56, 0.08, -0.3, 0.49, 0.42, 0.07, 0.042),
      0.04,
    );
    const hand = ellipsoid(x + 0.23, y - 0.475, z - 0.47, 0.1, 0.035, 0.068);
    const younger = smoothUnion(
      limb(x, y, z, 0.27, 0.14, 0.06, 0.17, 0.56, 0.12, 0.28, 0.14),
      lap(x - 0.27, y, z - 0.04, 0.13, 0.25, 0.5, 0.105),
      0.13,
    );
    const necks = Math.min(
      limb(x, y, z, -0.17, 0.92, 0, -0.13, 1.12, 0.05, 0.085, 0.08),
      limb(x, y, z, 0.17, 0.62, 0.12, 0.13, 0.82, 0.16, 0.07, 0.066),
    );
    const sway = noise.at(x * 2.4, y * 1.2, z * 2.4) * 5;
    const folds = Math.sin(x * 24 + z * 14 + y * 5 + sway) * 0.011 * rise(0.8, 0.4, y) * rise(0, 0.12, y);
    const cloth = smoothUnion(smoothUnion(elder, shoulders, 0.13), younger, 0.1) - folds;
    const heads = Math.min(elderHead(x, y, z), youngerHead(x, y, z));
    const bodies = smoothUnion(
      smoothUnion(cloth, Math.min(arm, smoothUnion(restingArm, hand, 0.05)), 0.045),
      necks,
      0.07,
    );
    const whole = smoothUnion(bodies, heads, 0.035);
    return Math.max(whole, -y) - noise.layered(x * 5, y * 5, z * 5, 2) * 0.01;
  };
  const hammered = scallops(322, 0.046, 0.0045);
  const bits = tooth(323, 0.014, 0.0012);
  const figures: Part = {
    form,
    bounds: { from: { x: -0.72, y: 0, z: -0.5 }, to: { x: 0.66, y: 1.55, z: 0.9 } },
    relief: (x, y, z) => hammered(x, y, z) + bits(x, y, z),
    material: bronze(324, colour(0.075, 0.06, 0.05), 0.22, 0.003),
  };
  return {
    picture: 'okafo-umunne',
    width: 1280,
    height: 1600,
    camera: { from: { x: -1.3, y: 1.5, z: 7 }, towards: { x: 0.03, y: 0.64, z: 0 }, view: 0.157 },
    studio: warmWall({ x: -2.8, y: 3, z: 2 }, -0.12),
    parts: [slab(0.72, 0.06, 0.7), figures],
  };
}

/** Two knees side by side under a cloth that falls between them. */
function lap(x: number, y: number, z: number, apart: number, height: number, out: number, thick: number) {
  const side = Math.abs(x);
  const thigh = limb(side, y, z, apart * 0.8, height * 0.8, 0, apart, height, out, thick * 1.15, thick);
  const shin = limb(side, y, z, apart, height, out, apart * 0.88, 0, out - 0.05, thick, thick * 0.58);
  const between = limb(x, y, z, 0, height * 0.8, 0, 0, height * 0.62, out * 0.94, thick, thick * 0.8);
  const foot = ellipsoid(side - apart * 0.9, y - 0.035, z - out - 0.05, thick * 0.68, 0.055, thick * 1.25);
  return smoothUnion(smoothUnion(smoothUnion(thigh, shin, 0.06), between, 0.12), foot, 0.05);
}
