import { box, clamp, type DistanceField, ellipsoid, length2, limb, mix, ring, rise, smoothCut, smoothUnion } from '../distance-fields';
import { head, placed } from '../head-form';
import { colour, firedClay, painted } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { warmWall } from '../studios';
import { thumbed, tooth } from '../tool-marks';

const terracotta = colour(0.4, 0.155, 0.072);
const soot = colour(0.035, 0.028, 0.025);

export const okafoClays: Sculpture[] = [nightWater(), threePots(), afternoonSleep()];

/** A black burnished pot with a leaning neck and two rows of bosses. */
function nightWater(): Sculpture {
  const noise = noise3dFrom(411);
  const form: DistanceField = (x, y, z) => {
    const belly = ellipsoid(x, y - 0.58, z, 0.82, 0.6, 0.8);
    const neck = limb(x, y, z, 0.03, 0.95, 0, 0.17, 1.46, 0, 0.3, 0.19);
    const lean = (x - 0.18) * 0.24;
    const lip = ring(x - 0.18, y - 1.47 + lean, z, 0.235, 0.034);
    const mouth = limb(x, y, z, 0.1, 1.2, 0, 0.2, 1.62, 0, 0.13, 0.245);
    const around = Math.atan2(z, x);
    const pot = smoothUnion(smoothUnion(belly, neck, 0.22), lip, 0.09);
    const bosses = Math.min(boss(x, y, z, around, 0.8, 0), boss(x, y, z, around, 0.6, 0.5));
    const whole = smoothCut(smoothUnion(pot, bosses, 0.05), mouth, 0.03);
    return whole * 0.92 - noise.layered(x * 2.2, y * 2.2, z * 2.2, 2) * 0.018;
  };
  const burnish = tooth(412, 0.03, 0.0006);
  const relief: DistanceField = (x, y, z) => {
    const around = Math.atan2(z, x);
    const drawn = y + 0.012 * Math.sin(around * 5) + 0.006 * noise.at(x * 4, y * 4, z * 4);
    const band = rise(0.9, 0.92, drawn) * rise(1.09, 1.07, drawn);
    const groove = rise(0.35, 0.95, Math.sin(drawn * 190)) * band;
    return burnish(x * 0.3, y * 1.6, z * 0.3) - groove * 0.007;
  };
  const pot: Part = {
    form,
    relief,
    bounds: { from: { x: -0.86, y: 0, z: -0.86 }, to: { x: 0.86, y: 1.56, z: 0.86 } },
    material: firedClay(413, colour(0.042, 0.034, 0.03), colour(0.15, 0.066, 0.036), 0.06, 0.66),
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
  return ellipsoid(aside * out, y - height, out - reach, 0.05, 0.05, 0.075);
}

/** Three pots, each standing in the mouth of the one below. */
function threePots(): Sculpture {
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
    material: firedClay(424, terracotta, soot, 0.1, 0.22),
  };
  return {
    picture: 'okafo-three-pots-carried',
    width: 960,
    height: 1600,
    camera: { from: { x: -0.8, y: 2.2, z: 8 }, towards: { x: 0, y: 0.97, z: 0 }, view: 0.164 },
    studio: warmWall({ x: -2.4, y: 2.9, z: 2.2 }),
    parts: [
      { form: (x, y, z) => box(x, y + 1, z, 0.78, 1, 0.6, 0.012), material: painted(colour(0.62, 0.6, 0.56), 0.1) },
      pots,
    ],
  };
}

function vessel(x: number, y: number, z: number, belly: number, half: number, mouth: number) {
  const body = ellipsoid(x, y - half, z, belly, half, belly);
  const neckHeight = half * 2 + 0.02;
  const neck = Math.max(length2(x, z) - mouth - 0.5 * clamp(y - neckHeight, -0.08, 0.1), Math.abs(y - neckHeight) - 0.1);
  return smoothUnion(smoothUnion(body, neck, 0.13), ring(x, y - neckHeight - 0.085, z, mouth + 0.045, 0.032), 0.035);
}

/** A large head asleep on its side, the hair in rows. */
function afternoonSleep(): Sculpture {
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
    const hair = hairAt(x, y, z);
    const rows = Math.abs(Math.sin(x * 27 + 0.6 * Math.sin(y * 3)));
    return (cut - hair * (0.008 + 0.016 * Math.sqrt(rows))) * 1.62 * 0.85 - noise.layered(worldX * 3, worldY * 3, worldZ * 3, 2) * 0.012;
  };
  const hand = thumbed(432, 0.07, 0.003);
  const sand = tooth(433, 0.012, 0.0011);
  const relief: DistanceField = (worldX, worldY, worldZ) => {
    frame.see(worldX, worldY, worldZ);
    const { x, y, z } = frame;
    const plaited = Math.sin(z * 95 + y * 70 + Math.abs(Math.sin(x * 27)) * 3) * 0.005 * hairAt(x, y, z);
    return hand(worldX, worldY, worldZ) + sand(worldX, worldY, worldZ) + plaited;
  };
  const sleeper: Part = {
    form,
    relief,
    bounds: { from: { x: -1, y: 0, z: -0.8 }, to: { x: 1.05, y: 1.15, z: 0.85 } },
    material: firedClay(434, colour(0.36, 0.15, 0.08), soot, 0.04, 0.25),
  };
  return {
    picture: 'okafo-afternoon-sleep',
    width: 1600,
    height: 1200,
    camera: { from: { x: 0.5, y: 1.9, z: 6.6 }, towards: { x: 0.02, y: 0.46, z: 0 }, view: 0.125 },
    studio: warmWall({ x: -2.2, y: 3.1, z: 2 }, -0.01),
    parts: [sleeper],
  };
}

/** 1 behind the hairline, 0 on the face. */
function hairAt(x: number, y: number, z: number) {
  return rise(0, 0.03, y - 0.27 - (z - 0.26) * 1.35 - mix(0, 0.6, x * x * 4) * 0.1);
}
