import { type DistanceField, box, ellipsoid, limb, rise, smoothCut, smoothUnion } from '../distance-fields';
import { placedHead } from '../head-form';
import { bronze, colour, painted } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { scallops, thumbed, tooth } from '../tool-marks';
import { warmWall } from '../studios';

export const okafoBronzes: Sculpture[] = [ferry(), siblings(), oilBean()];

/** A standing woman, one arm across her body, wrapped to the ankles. */
function ferry(): Sculpture {
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
    camera: { from: { x: 1.5, y: 1.5, z: 7.4 }, towards: { x: 0.0, y: 0.93, z: 0 }, view: 0.172 },
    studio: warmWall({ x: -2.4, y: 3.2, z: 2.6 }),
    parts: [slab(0.36, 0.07, 0.34), figure],
  };
}

/** Two seated figures under one cloth, their heads touching. */
function siblings(): Sculpture {
  const noise = noise3dFrom(321);
  const elderHead = placedHead({ x: -0.09, y: 1.27, z: 0.08 }, 0.44, -0.2, 0.12, 0.1);
  const youngerHead = placedHead({ x: 0.12, y: 0.95, z: 0.2 }, 0.37, 0.32, 0.1, -0.15);
  const form: DistanceField = (x, y, z) => {
    const elder = smoothUnion(
      limb(x, y, z, -0.26, 0.2, -0.06, -0.17, 0.86, 0, 0.35, 0.17),
      ellipsoid(x + 0.3, y - 0.28, z - 0.3, 0.28, 0.2, 0.3),
      0.22,
    );
    const shoulders = limb(x, y, z, -0.37, 0.85, -0.02, 0.02, 0.87, 0.02, 0.09, 0.09);
    const arm = smoothUnion(
      limb(x, y, z, 0.02, 0.87, 0.02, 0.36, 0.66, 0.06, 0.09, 0.068),
      limb(x, y, z, 0.36, 0.66, 0.06, 0.4, 0.42, 0.25, 0.068, 0.05),
      0.04,
    );
    const younger = smoothUnion(
      limb(x, y, z, 0.27, 0.14, 0.06, 0.17, 0.56, 0.12, 0.28, 0.14),
      ellipsoid(x - 0.28, y - 0.2, z - 0.36, 0.21, 0.15, 0.26),
      0.18,
    );
    const necks = Math.min(
      limb(x, y, z, -0.17, 0.92, 0, -0.13, 1.12, 0.05, 0.085, 0.08),
      limb(x, y, z, 0.17, 0.62, 0.12, 0.13, 0.82, 0.16, 0.07, 0.066),
    );
    const sway = noise.at(x * 2.4, y * 1.2, z * 2.4) * 5;
    const folds = Math.sin(x * 26 + z * 12 + y * 6 + sway) * 0.012 * rise(0.8, 0.4, y) * rise(0, 0.12, y);
    const cloth = smoothUnion(smoothUnion(elder, shoulders, 0.13), younger, 0.1) - folds;
    const heads = Math.min(elderHead(x, y, z), youngerHead(x, y, z));
    const bodies = smoothUnion(smoothUnion(cloth, arm, 0.045), necks, 0.07);
    const whole = smoothUnion(bodies, heads, 0.035);
    return Math.max(whole, -y) - noise.layered(x * 5, y * 5, z * 5, 2) * 0.01;
  };
  const hammered = scallops(322, 0.055, 0.006);
  const bits = tooth(323, 0.014, 0.0012);
  const figures: Part = {
    form,
    bounds: { from: { x: -0.66, y: 0, z: -0.45 }, to: { x: 0.62, y: 1.52, z: 0.66 } },
    relief: (x, y, z) => hammered(x, y, z) + bits(x, y, z),
    material: bronze(324, colour(0.075, 0.06, 0.05), 0.22, 0.003),
  };
  return {
    picture: 'okafo-umunne',
    width: 1280,
    height: 1600,
    camera: { from: { x: -1.3, y: 1.5, z: 7 }, towards: { x: 0.02, y: 0.62, z: 0 }, view: 0.145 },
    studio: warmWall({ x: -2.8, y: 3, z: 2 }),
    parts: [slab(0.8, 0.06, 0.5), figures],
  };
}

/** A split pod of the oil bean tree lying on its back, its beans polished. */
function oilBean(): Sculpture {
  const noise = noise3dFrom(331);
  const shell: DistanceField = (x, y, z) => {
    const up = y - 0.36 - 0.15 * x * x;
    const turn = 0.22 - x * 0.42;
    const twistedY = up * Math.cos(turn) + z * Math.sin(turn);
    const twistedZ = z * Math.cos(turn) - up * Math.sin(turn);
    const wander = noise.at(x * 2, twistedY * 2, twistedZ * 2);
    const ridges = Math.sin(Math.atan2(twistedZ, twistedY) * 14 + x * 2 + wander * 2) * 0.007;
    const outside = ellipsoid(x, twistedY, twistedZ, 1.4, 0.3, 0.35) - ridges;
    const inside = ellipsoid(x - 0.02, twistedY - 0.2, twistedZ, 1.29, 0.4, 0.3);
    return smoothCut(outside, inside, 0.025) * 0.75 - noise.layered(x * 4, y * 6, z * 6, 3) * 0.008;
  };
  const beans: DistanceField = (x, y, z) => {
    let nearest = 1e9;
    for (let bean = 0; bean < 6; bean++) {
      const along = -0.82 + bean * 0.33 + Math.sin(bean * 4.1) * 0.03;
      const size = 0.2 - 0.075 * Math.abs(along) + 0.014 * Math.sin(bean * 2.6);
      const dx = x - along;
      const dy = y - 0.345 - 0.15 * along * along;
      const dz = z - 0.06 + 0.1 * along;
      const tip = 0.28 + 0.5 * Math.sin(bean * 1.9 + 0.4);
      const across = dx * Math.cos(tip) + dy * Math.sin(tip);
      const upwards = dy * Math.cos(tip) - dx * Math.sin(tip) - dz * 0.3;
      nearest = Math.min(nearest, ellipsoid(across, upwards, dz + dy * 0.3, size, size * 0.46, size * 1.12));
    }
    return nearest * 0.85;
  };
  const bark = thumbed(332, 0.05, 0.006);
  const bits = tooth(333, 0.012, 0.0022);
  const brushed = tooth(334, 0.02, 0.0005);
  const bounds = { from: { x: -1.42, y: 0, z: -0.5 }, to: { x: 1.42, y: 0.85, z: 0.5 } };
  return {
    picture: 'okafo-ukpaka',
    width: 1600,
    height: 1000,
    camera: { from: { x: 0.9, y: 2.9, z: 6.4 }, towards: { x: 0.02, y: 0.28, z: 0 }, view: 0.138 },
    studio: warmWall({ x: -2.6, y: 3.4, z: 1.4 }, 0.055),
    parts: [
      {
        form: shell,
        bounds,
        relief: (x, y, z) => bark(x, y, z) + bits(x, y, z),
        material: bronze(335, colour(0.085, 0.12, 0.1), 0.4, 0.005),
      },
      { form: beans, bounds, relief: brushed, material: bronze(336, colour(0.1, 0.07, 0.04), -0.1, 0.0004) },
    ],
  };
}

function slab(halfWidth: number, thickness: number, halfDepth: number): Part {
  return {
    form: (x, y, z) => box(x, y + thickness, z, halfWidth, thickness, halfDepth, 0.008),
    material: painted(colour(0.035, 0.034, 0.034), 0.5),
  };
}
