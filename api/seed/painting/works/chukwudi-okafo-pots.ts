import {
  clamp,
  type DistanceField,
  ellipsoid,
  length2,
  limb,
  ring,
  rise,
  smoothCut,
  smoothUnion,
} from '../distance-fields';
import { colour, firedClay, painted } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { slab, warmWall } from '../studios';
import { thumbed, tooth } from '../tool-marks';

const terracotta = colour(0.33, 0.138, 0.07);
const soot = colour(0.035, 0.028, 0.025);

/** A black burnished pot with a leaning neck and two rows of bosses. */
export function nightWater(): Sculpture {
  const noise = noise3dFrom(411);
  const form: DistanceField = (x, y, z) => {
    const belly = ellipsoid(x, y - 0.58, z, 0.82, 0.6, 0.8);
    const neck = limb(x, y, z, 0.03, 0.95, 0, 0.17, 1.46, 0, 0.3, 0.19);
    const lean = (x - 0.18) * 0.24;
    const lip = ring(x - 0.18, y - 1.47 + lean, z, 0.235, 0.034);
    const mouth = limb(x, y, z, 0.12, 1.25, 0, 0.2, 1.62, 0, 0.11, 0.205);
    const around = Math.atan2(z, x);
    const pot = smoothUnion(smoothUnion(belly, neck, 0.22), lip, 0.09);
    const bosses = Math.min(boss(x, y, z, around, 0.8, 0), boss(x, y, z, around, 0.6, 0.5));
    const whole = smoothCut(smoothUnion(pot, bosses, 0.05), mouth, 0.03);
    return whole * 0.92 - noise.layered(x * 2.2, y * 2.2, z * 2.2, 2) * 0.018;
  };
  const burnish = tooth(412, 0.03, 0.0006);
  const relief: DistanceField = (x, y, z) => {
    const around = Math.atan2(z, x);
    const drawn = y + 0.012 * Math.sin(around * 5) + 0.012 * noise.layered(x * 4, y * 4, z * 4, 3);
    const band = rise(0.9, 0.92, drawn) * rise(1.09, 1.07, drawn);
    const groove = rise(0.35, 0.95, Math.sin(drawn * 190)) * band;
    return burnish(x * 0.3, y * 1.6, z * 0.3) - groove * 0.007;
  };
  const pot: Part = {
    form,
    relief,
    bounds: { from: { x: -0.86, y: 0, z: -0.86 }, to: { x: 0.86, y: 1.56, z: 0.86 } },
    material: firedClay(413, colour(0.03, 0.026, 0.025), colour(0.14, 0.06, 0.034), 0.08, 0.74),
  };
  return {
    picture: 'okafo-night-water',
    width: 1440,
    height: 1600,
    camera: { from: { x: 0.6, y: 2.1, z: 6.8 }, towards: { x: 0.02, y: 0.68, z: 0 }, view: 0.155 },
    studio: warmWall({ x: -2.5, y: 3, z: 1.9 }, -0.01),
    parts: [pot],
  };
}

/** One of eleven small raised points in a row around the belly. */
function boss(x: number, y: number, z: number, around: number, height: number, offset: number) {
  const place = (around * 11) / (Math.PI * 2) + offset;
  const aside = ((place - Math.round(place)) * Math.PI * 2) / 11;
  const out = length2(x, z);
  const reach = 0.82 * Math.sqrt(1 - ((height - 0.58) / 0.6) ** 2);
  return ellipsoid(aside * out, y - height, out - reach, 0.046, 0.046, 0.05);
}

/** Three pots, each standing in the mouth of the one below. */
export function threePots(): Sculpture {
  const noise = noise3dFrom(421);
  const form: DistanceField = (x, y, z) => {
    const lowest = vessel(x, y, z, 0.54, 0.45, 0.3);
    const middle = vessel(x - 0.035, y - 0.93, z - 0.01, 0.41, 0.34, 0.21);
    const highest = vessel(x + 0.02, y - 1.62, z + 0.01, 0.28, 0.23, 0.15);
    const whole = Math.min(lowest, middle, highest) * 0.92;
    const well = limb(x, y, z, -0.02, 2.0, -0.01, -0.02, 2.3, -0.01, 0.09, 0.15);
    return smoothCut(whole, well, 0.02) - noise.layered(x * 3, y * 3, z * 3, 2) * 0.014;
  };
  const hand = thumbed(422, 0.09, 0.0022);
  const sand = tooth(423, 0.012, 0.001);
  const relief: DistanceField = (x, y, z) => {
    const around = Math.atan2(z, x);
    const wave = Math.sin(around * 9) * 0.035;
    const combed = Math.sin((y + wave) * 150) * 0.0045 * rise(0.34, 0.37, y) * rise(0.72, 0.69, y);
    const pressed = Math.sin(around * 46 + y * 90) * Math.sin(y * 95);
    const rouletted = rise(0.1, 0.75, pressed) * -0.007 * rise(1.16, 1.18, y) * rise(1.5, 1.48, y);
    return hand(x, y, z) + sand(x, y, z) + combed + rouletted;
  };
  const pots: Part = {
    form,
    relief,
    bounds: { from: { x: -0.58, y: 0, z: -0.58 }, to: { x: 0.58, y: 2.2, z: 0.58 } },
    material: firedClay(424, terracotta, soot, 0.34, 0.24),
  };
  return {
    picture: 'okafo-three-pots-carried',
    width: 960,
    height: 1600,
    camera: { from: { x: -0.8, y: 2.2, z: 8 }, towards: { x: 0, y: 0.98, z: 0 }, view: 0.172 },
    studio: warmWall({ x: -2.4, y: 2.9, z: 2.2 }),
    parts: [slab(0.5, 0.07, 0.46, painted(colour(0.05, 0.047, 0.044), 0.4)), pots],
  };
}

/** A round pot standing at height 0, `half` its belly's half height. */
function vessel(x: number, y: number, z: number, belly: number, half: number, mouth: number) {
  const body = ellipsoid(x, y - half, z, belly, half, belly);
  const neckHeight = half * 2 + 0.02;
  const neck = Math.max(
    length2(x, z) - mouth - 0.5 * clamp(y - neckHeight, -0.08, 0.1),
    Math.abs(y - neckHeight) - 0.1,
  );
  return smoothUnion(
    smoothUnion(body, neck, 0.13),
    ring(x, y - neckHeight - 0.085, z, mouth + 0.045, 0.032),
    0.035,
  );
}
