import { type DistanceField, ellipsoid, limb, rise, smoothCut, smoothUnion } from './distance-fields';
import type { Point } from './sculpture-types';

/** A head with closed eyes, one unit high around its middle, its face towards +z. */
export function head(x: number, y: number, z: number) {
  const side = Math.abs(x);
  const skull = smoothUnion(
    ellipsoid(x, y - 0.12, z + 0.06, 0.33, 0.38, 0.4),
    ellipsoid(x, y + 0.19, z - 0.1, 0.225, 0.31, 0.245),
    0.2,
  );
  const sockets = ellipsoid(side - 0.135, y - 0.03, z - 0.42, 0.1, 0.065, 0.12);
  const lids = ellipsoid(side - 0.135, y - 0.015, z - 0.275, 0.085, 0.045, 0.065);
  const nose = smoothUnion(
    limb(x, y, z, 0, 0.09, 0.33, 0, -0.1, 0.415, 0.03, 0.048),
    ellipsoid(side - 0.045, y + 0.115, z - 0.37, 0.04, 0.032, 0.045),
    0.03,
  );
  const lips = smoothUnion(
    ellipsoid(x, y + 0.232, z - 0.315, 0.1, 0.026, 0.05),
    ellipsoid(x, y + 0.282, z - 0.305, 0.08, 0.03, 0.055),
    0.012,
  );
  const slits = ellipsoid(side - 0.135, y + 0.012 - side * 0.05, z - 0.345, 0.075, 0.006, 0.05);
  const face = smoothUnion(smoothCut(skull, sockets, 0.09), nose, 0.05);
  const withLids = smoothCut(smoothUnion(face, lids, 0.025), slits, 0.014);
  return smoothUnion(withLids, lips, 0.022);
}

/** 1 where the hair of such a head grows, 0 on its face and neck. */
export function hairOf(x: number, y: number, z: number) {
  const behindHairline = rise(0, 0.03, y - 0.27 - (z - 0.26) * 1.35 - x * x * 0.24);
  return behindHairline * rise(-0.32, -0.26, y);
}

/** A head with cropped hair, of a given size, set at a point, leant sideways (to -x), then nodded (face down) and turned (to +x). */
export function placedHead(
  at: Point,
  size: number,
  leant: number,
  nodded: number,
  turned: number,
): DistanceField {
  const local = placed(at, size, leant, nodded, turned);
  return (x, y, z) => {
    local.see(x, y, z);
    return (head(local.x, local.y, local.z) - hairOf(local.x, local.y, local.z) * 0.022) * size;
  };
}

/** The frame of such a head, for whatever else is modelled on it: `see` writes the point as the head sees it. */
export function placed(at: Point, size: number, leant: number, nodded: number, turned: number) {
  const frame = { x: 0.5, y: 0.5, z: 0.5, see };
  return frame;

  function see(x: number, y: number, z: number) {
    const dx = (x - at.x) / size;
    const dy = (y - at.y) / size;
    const dz = (z - at.z) / size;
    const unturnedX = dx * Math.cos(turned) - dz * Math.sin(turned);
    const unturnedZ = dx * Math.sin(turned) + dz * Math.cos(turned);
    const raisedY = dy * Math.cos(nodded) + unturnedZ * Math.sin(nodded);
    frame.z = -dy * Math.sin(nodded) + unturnedZ * Math.cos(nodded);
    frame.x = unturnedX * Math.cos(leant) + raisedY * Math.sin(leant);
    frame.y = -unturnedX * Math.sin(leant) + raisedY * Math.cos(leant);
  }
}
