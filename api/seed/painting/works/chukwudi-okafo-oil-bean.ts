import { type DistanceField, ellipsoid, length3, smoothCut, smoothUnion } from '../distance-fields';
import { bronze, colour } from '../materials';
import { noise3dFrom } from '../noise-3d';
import type { Sculpture } from '../sculpture-types';
import { duskWall } from '../studios';
import { thumbed, tooth } from '../tool-marks';

/** A split pod of the oil bean tree lying on its back, its beans polished. */
export function oilBean(): Sculpture {
  const noise = noise3dFrom(331);
  const shell: DistanceField = (x, y, z) => {
    const up = y - 0.36 - 0.15 * x * x;
    const turn = 0.7 - x * 0.2;
    const twistedY = up * Math.cos(turn) + z * Math.sin(turn);
    const twistedZ = z * Math.cos(turn) - up * Math.sin(turn);
    const wander = noise.at(x * 2, twistedY * 2, twistedZ * 2);
    const ridges = Math.sin(Math.atan2(twistedZ, twistedY) * 14 + x * 2 + wander * 2) * 0.007;
    const outside = ellipsoid(x, twistedY, twistedZ, 1.4, 0.3, 0.35) - ridges;
    const inside = ellipsoid(x - 0.02, twistedY - 0.2, twistedZ, 1.29, 0.4, 0.3);
    return smoothCut(outside, inside, 0.025) * 0.75 - noise.layered(x * 4, y * 6, z * 6, 3) * 0.008;
  };
  const beans: DistanceField = (x, y, z) => {
    const up = y - 0.36 - 0.15 * x * x;
    const turn = 0.7 - x * 0.2;
    const twistedY = up * Math.cos(turn) + z * Math.sin(turn);
    const twistedZ = z * Math.cos(turn) - up * Math.sin(turn);
    let nearest = 1e9;
    for (let bean = 0; bean < 6; bean++) {
      const along = -0.82 + bean * 0.33 + Math.sin(bean * 4.1) * 0.05;
      const size = 0.2 - 0.075 * Math.abs(along) + 0.014 * Math.sin(bean * 2.6);
      const dx = x - along;
      const dy = twistedY - 0.02;
      const tip = 0.1 + 0.45 * Math.sin(bean * 1.9 + 0.4);
      const across = dx * Math.cos(tip) + dy * Math.sin(tip);
      const upwards = dy * Math.cos(tip) - dx * Math.sin(tip);
      nearest = Math.min(nearest, lens(across, upwards, twistedZ * 0.92, size * 1.12));
    }
    return nearest * 0.9;
  };
  const bark = thumbed(332, 0.05, 0.006);
  const bits = tooth(333, 0.012, 0.0022);
  const brushed = tooth(334, 0.05, 0.0006);
  const bounds = { from: { x: -1.42, y: 0, z: -0.5 }, to: { x: 1.42, y: 0.85, z: 0.5 } };
  return {
    picture: 'okafo-ukpaka',
    width: 1600,
    height: 900,
    camera: { from: { x: 0.7, y: 2.7, z: 6.4 }, towards: { x: 0.0, y: 0.35, z: 0 }, view: 0.126 },
    studio: duskWall({ x: -2.6, y: 3.4, z: 1.4 }, 0.055),
    parts: [
      {
        form: shell,
        bounds,
        relief: (x, y, z) => bark(x, y, z) + bits(x, y, z),
        material: bronze(335, colour(0.085, 0.12, 0.1), 0.4, 0.005),
      },
      {
        form: beans,
        bounds,
        relief: brushed,
        material: bronze(336, colour(0.06, 0.03, 0.02), -0.15, 0.0014, 0.27),
      },
    ],
  };
}

/** The part two balls have in common: a bean's flat round body. */
function lens(x: number, y: number, z: number, size: number) {
  const above = length3(x, y + size * 0.85, z) - size * 1.28;
  const below = length3(x, y - size * 0.85, z) - size * 1.28;
  return -smoothUnion(-above, -below, size * 0.2);
}
