import { box, type DistanceField, ellipsoid, length2, limb, ring, rise, smoothCut, smoothUnion } from '../distance-fields';
import { colour, oiledWood, painted, veinedStone } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { darkWall, greenWall } from '../studios';
import { chiselRows, scallops, tooth } from '../tool-marks';

const iroko = oiledWood(501, colour(0.17, 0.085, 0.038), colour(0.06, 0.026, 0.012), 0.4);

export const osagieWorks: Sculpture[] = [smallWind(), rain(), bundle(), sail()];

/** An upright ring of green stone, half polished, half left from the chisel. */
function smallWind(): Sculpture {
  const noise = noise3dFrom(511);
  const form: DistanceField = (x, y, z) => {
    const outline = length2(x * 1.02, (y - 0.86) * 0.96) - 0.82 - 0.05 * Math.sin(Math.atan2(y - 0.86, x) * 3 + 0.7);
    const opening = length2(x - 0.14, (y - 0.98) * 0.86) - 0.43;
    const flat = smoothCut(outline, opening, 0.05);
    const thick = Math.abs(z + 0.04 * x) - 0.3 + 0.11 * y + 0.03 * x;
    const block = -smoothUnion(-flat, -thick, 0.14);
    return (Math.max(block, 0.1 - y) - noise.layered(x * 2.6, y * 2.6, z * 2.6, 3) * 0.03) * 0.9;
  };
  const polishAt = (x: number, y: number, z: number) => {
    const edge = noise.layered(x * 3, y * 3, z * 3, 3) * 0.4;
    const byTheOpening = rise(0.2, 0.13, length2(x - 0.14, (y - 0.98) * 0.86) - 0.43 + edge * 0.14);
    return Math.max(byTheOpening, rise(-0.16, 0.02, x * 0.9 + (y - 0.9) * 0.35 + edge));
  };
  const blows = chiselRows(512, 0.055, 0.009, 0.83, 0.55);
  const rubbed = tooth(513, 0.03, 0.0004);
  const stone: Part = {
    form,
    relief: (x, y, z) => rubbed(x, y, z) + (1 - polishAt(x, y, z)) * (blows(x, y, z) - 0.006),
    bounds: { from: { x: -0.92, y: 0.05, z: -0.4 }, to: { x: 0.92, y: 1.8, z: 0.4 } },
    material: veinedStone(514, colour(0.1, 0.135, 0.1), colour(0.36, 0.4, 0.29), 0.8, polishAt),
  };
  return {
    picture: 'osagie-doorway-for-a-small-wind',
    width: 1500,
    height: 1600,
    camera: { from: { x: -1.9, y: 1.6, z: 6.8 }, towards: { x: 0, y: 0.84, z: 0 }, view: 0.165 },
    studio: greenWall({ x: -2.6, y: 2.8, z: 2.2 }),
    parts: [{ form: (x, y, z) => box(x, y + 0.02, z, 0.52, 0.12, 0.3, 0.01), material: iroko, relief: tooth(515, 0.02, 0.0008) }, stone],
  };
}

/** A reclining figure in pale stone, propped on one arm, one knee raised. */
function rain(): Sculpture {
  const noise = noise3dFrom(521);
  const form: DistanceField = (x, y, z) => {
    const lower = limb(x, y, z, 1.28, 0.13, 0.16, 0.15, 0.27, 0.14, 0.12, 0.25);
    const knee = smoothUnion(
      limb(x, y, z, 1.0, 0.1, -0.16, 0.68, 0.74, -0.14, 0.11, 0.155),
      limb(x, y, z, 0.68, 0.74, -0.14, 0.08, 0.32, -0.1, 0.155, 0.25),
      0.05,
    );
    const hips = ellipsoid(x - 0.02, y - 0.3, z, 0.38, 0.3, 0.36);
    const torso = limb(x, y, z, -0.05, 0.36, 0, -0.6, 0.78, 0.02, 0.24, 0.185);
    const shoulders = limb(x, y, z * 0.92, -0.64, 0.84, -0.24, -0.68, 0.82, 0.22, 0.115, 0.12);
    const prop = smoothUnion(
      limb(x, y, z, -0.7, 0.84, -0.26, -0.98, 0.12, -0.24, 0.115, 0.1),
      limb(x, y, z, -0.98, 0.1, -0.24, -0.7, 0.07, 0.1, 0.1, 0.07),
      0.05,
    );
    const resting = smoothUnion(
      limb(x, y, z, -0.66, 0.82, 0.24, -0.28, 0.5, 0.36, 0.105, 0.085),
      limb(x, y, z, -0.28, 0.5, 0.36, 0.2, 0.5, 0.2, 0.085, 0.07),
      0.04,
    );
    const neck = limb(x, y, z, -0.66, 0.9, 0, -0.68, 1.12, 0.0, 0.1, 0.085);
    const tilted = x + 0.69 - (y - 1.22) * 0.3;
    const face = ellipsoid(tilted, y - 1.23, z - 0.02, 0.13, 0.19, 0.15);
    const body = smoothUnion(smoothUnion(torso, hips, 0.2), shoulders, 0.14);
    const legs = smoothUnion(lower, knee, 0.1);
    const arms = Math.min(prop, resting);
    const whole = smoothUnion(smoothUnion(smoothUnion(body, legs, 0.14), arms, 0.09), smoothUnion(neck, face, 0.06), 0.1);
    return Math.max(whole, -y) - noise.layered(x * 2, y * 2, z * 2, 2) * 0.02;
  };
  const rubbed = tooth(522, 0.02, 0.0007);
  const figure: Part = {
    form,
    relief: rubbed,
    bounds: { from: { x: -1.12, y: 0, z: -0.42 }, to: { x: 1.42, y: 1.44, z: 0.46 } },
    material: veinedStone(523, colour(0.62, 0.585, 0.52), colour(0.25, 0.225, 0.21), 0.75, () => 0.62),
  };
  return {
    picture: 'osagie-listening-to-rain',
    width: 1600,
    height: 1040,
    camera: { from: { x: 0.7, y: 1.9, z: 7.4 }, towards: { x: 0.14, y: 0.55, z: 0 }, view: 0.134 },
    studio: darkWall({ x: -2.4, y: 3.2, z: 1.9 }),
    parts: [
      { form: (x, y, z) => box(x - 0.15, y + 0.05, z, 1.5, 0.05, 0.55, 0.008), material: painted(colour(0.03, 0.03, 0.032), 0.4) },
      figure,
    ],
  };
}

/** Seven stems cut from one trunk, turning as they rise, tied twice. */
function bundle(): Sculpture {
  const noise = noise3dFrom(531);
  const form: DistanceField = (x, y, z) => {
    const swing = y * 0.42 + 0.12 * Math.sin(y * 2.1);
    const turnedX = x * Math.cos(swing) - z * Math.sin(swing);
    const turnedZ = x * Math.sin(swing) + z * Math.cos(swing);
    const waist = 1 - 0.2 * Math.exp(-((y - 0.62) ** 2) * 18) - 0.22 * Math.exp(-((y - 1.72) ** 2) * 18);
    let stems = limb(turnedX, y, turnedZ, 0, 0, 0, 0, 2.3, 0, 0.1, 0.08);
    for (let stem = 0; stem < 6; stem++) {
      const angle = (stem * Math.PI) / 3 + 0.13 * Math.sin(stem * 5.3);
      const out = 0.155 * waist;
      const top = 2.12 + 0.24 * Math.sin(stem * 2.4 + 1);
      const thick = 0.098 + 0.014 * Math.sin(stem * 3.7);
      const dx = turnedX - Math.cos(angle) * out;
      const dz = turnedZ - Math.sin(angle) * out;
      stems = smoothUnion(stems, limb(dx, y, dz, 0, 0, 0, 0, top, 0, thick * 1.1, thick * 0.8), 0.018);
    }
    const ties = Math.min(tie(x, y - 0.62, z, 0.205), tie(x, y - 1.72, z, 0.19));
    const split = box(turnedX - 0.03, y - 0.2, turnedZ - 0.3, 0.006, 0.42, 0.14, 0.003);
    const whole = smoothCut(smoothUnion(stems * 0.85, ties, 0.012), split, 0.01);
    return Math.max(whole, -y) - noise.layered(x * 4, y * 3, z * 4, 2) * 0.009;
  };
  const adze = scallops(532, 0.075, 0.0075, 1.9);
  const fibres = tooth(533, 0.02, 0.0009);
  const post: Part = {
    form,
    relief: (x, y, z) => adze(x, y, z) + fibres(x, y * 0.12, z),
    bounds: { from: { x: -0.36, y: 0, z: -0.36 }, to: { x: 0.36, y: 2.45, z: 0.36 } },
    material: oiledWood(534, colour(0.125, 0.06, 0.03), colour(0.032, 0.015, 0.009), 0.55),
  };
  return {
    picture: 'osagie-tied-twice',
    width: 880,
    height: 1600,
    camera: { from: { x: 1.2, y: 2, z: 8.4 }, towards: { x: 0, y: 1.12, z: 0 }, view: 0.165 },
    studio: greenWall({ x: -2.6, y: 2.9, z: 1.9 }),
    parts: [
      { form: (x, y, z) => box(x, y + 0.07, z, 0.36, 0.07, 0.36, 0.008), material: painted(colour(0.09, 0.088, 0.082), 0.3) },
      post,
    ],
  };
}

/** Two turns of a carved rope around the stems. */
function tie(x: number, y: number, z: number, radius: number) {
  const around = Math.atan2(z, x);
  const slope = y + 0.012 * Math.sin(around + 1);
  const strands = 0.006 * Math.sin(around * 22 + y * 55);
  return Math.min(ring(x, slope - 0.036, z, radius, 0.036), ring(x, slope + 0.034, z, radius + 0.004, 0.037)) - strands;
}

/** A thin upright leaf of limestone, curved like a sail, combed with the claw chisel. */
function sail(): Sculpture {
  const noise = noise3dFrom(541);
  const form: DistanceField = (x, y, z) => {
    const bow = 0.42 * (x - 0.1) * (x - 0.1) - 0.18 * x * (y - 0.8) + 0.06 * Math.sin(y * 1.7);
    const mast = -(x + 0.6 - 0.3 * (y / 1.9) ** 2) * 0.95;
    const leech = length2(x + 0.95, y - 0.3) - 1.62;
    const outline = -smoothUnion(-mast, -leech, 0.16);
    const thick = Math.abs(z - bow) * 0.86 - 0.115 + 0.035 * y;
    const blade = -smoothUnion(-outline, -thick, 0.06);
    return Math.max(blade, -y) * 0.85 - noise.layered(x * 2.4, y * 2.4, z * 2.4, 2) * 0.014;
  };
  const polishAt = (x: number, y: number) => {
    const leech = length2(x + 0.95, y - 0.3) - 1.62;
    return Math.max(rise(-0.12, -0.06, leech + 0.02 * noise.at(x * 5, y * 5, 0)), rise(-0.42, -0.5, x - 0.3 * (y / 1.9) ** 2));
  };
  const claw = chiselRows(542, 0.034, 0.0052, 0.42, 0.9);
  const rubbed = tooth(543, 0.016, 0.0012);
  const leaf: Part = {
    form,
    relief: (x, y, z) => rubbed(x, y, z) + (1 - polishAt(x, y)) * (claw(x, y, z) - 0.004),
    bounds: { from: { x: -0.66, y: 0, z: -0.35 }, to: { x: 0.7, y: 1.95, z: 0.85 } },
    material: veinedStone(544, colour(0.56, 0.45, 0.36), colour(0.34, 0.2, 0.14), 0.45, (x, y) => polishAt(x, y) * 0.75),
  };
  return {
    picture: 'osagie-sail-for-the-benin-river',
    width: 1200,
    height: 1600,
    camera: { from: { x: -1.6, y: 1.5, z: 7.4 }, towards: { x: -0.02, y: 0.86, z: 0.1 }, view: 0.15 },
    studio: darkWall({ x: -3, y: 2.6, z: 1.1 }),
    parts: [{ form: (x, y, z) => box(x, y + 0.07, z - 0.1, 0.72, 0.07, 0.34, 0.008), material: iroko }, leaf],
  };
}
