import { box, type DistanceField, limb, ring, smoothCut, smoothUnion } from '../distance-fields';
import { colour, oiledWood, painted } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Part, Sculpture } from '../sculpture-types';
import { greenWall, slab } from '../studios';
import { scallops, tooth } from '../tool-marks';

/** Seven stems cut from one trunk, turning as they rise, tied twice. */
export function bundle(): Sculpture {
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
  const adze = scallops(532, 0.062, 0.0095, 2);
  const fibres = tooth(533, 0.02, 0.0009);
  const post: Part = {
    form,
    relief: (x, y, z) => adze(x, y, z) + fibres(x, y * 0.12, z),
    bounds: { from: { x: -0.36, y: 0, z: -0.36 }, to: { x: 0.36, y: 2.45, z: 0.36 } },
    material: oiledWood(534, colour(0.082, 0.044, 0.026), colour(0.024, 0.013, 0.009), 0.68),
  };
  return {
    picture: 'osagie-tied-twice',
    width: 880,
    height: 1600,
    camera: { from: { x: 1.2, y: 2, z: 8.4 }, towards: { x: 0, y: 1.12, z: 0 }, view: 0.165 },
    studio: greenWall({ x: -2.6, y: 2.9, z: 1.9 }),
    parts: [slab(0.36, 0.07, 0.36, painted(colour(0.09, 0.088, 0.082), 0.3)), post],
  };
}

/** Two turns of a carved rope around the stems. */
function tie(x: number, y: number, z: number, radius: number) {
  const around = Math.atan2(z, x);
  const slope = y + 0.012 * Math.sin(around + 1);
  const strands = 0.006 * Math.sin(around * 22 + y * 55);
  return (
    Math.min(ring(x, slope - 0.036, z, radius, 0.036), ring(x, slope + 0.034, z, radius + 0.004, 0.037)) -
    strands
  );
}
