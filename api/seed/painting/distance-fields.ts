/**
 * Distance from a point to the surface of a form, negative inside it. All these functions are called hundreds of
 * times per pixel: they take and give plain numbers and allocate nothing.
 */
export type DistanceField = (x: number, y: number, z: number) => number;

/** Two forms flowing into each other over a seam of about `seam`. */
export function smoothUnion(one: number, other: number, seam: number) {
  const overlap = Math.max(seam - Math.abs(one - other), 0) / seam;
  return Math.min(one, other) - overlap * overlap * seam * 0.25;
}

/** A form with another taken out of it, the edge rounded by about `edge`. */
export function smoothCut(form: number, cutter: number, edge: number) {
  return -smoothUnion(-form, cutter, edge);
}

export function length2(x: number, y: number) {
  return Math.sqrt(x * x + y * y);
}

export function length3(x: number, y: number, z: number) {
  return Math.sqrt(x * x + y * y + z * z);
}

export function ellipsoid(x: number, y: number, z: number, halfX: number, halfY: number, halfZ: number) {
  const near = length3(x / halfX, y / halfY, z / halfZ);
  const slope = length3(x / (halfX * halfX), y / (halfY * halfY), z / (halfZ * halfZ));
  return slope < 1e-9 ? -Math.min(halfX, halfY, halfZ) : (near * (near - 1)) / slope;
}

export function box(
  x: number,
  y: number,
  z: number,
  halfX: number,
  halfY: number,
  halfZ: number,
  rounding: number,
) {
  const outX = Math.abs(x) - halfX + rounding;
  const outY = Math.abs(y) - halfY + rounding;
  const outZ = Math.abs(z) - halfZ + rounding;
  const outside = length3(Math.max(outX, 0), Math.max(outY, 0), Math.max(outZ, 0));
  return outside + Math.min(Math.max(outX, outY, outZ), 0) - rounding;
}

/** A ring lying flat around the y axis. */
export function ring(x: number, y: number, z: number, radius: number, thickness: number) {
  return length2(length2(x, z) - radius, y) - thickness;
}

/** A limb from one point to another whose thickness changes along the way. */
export function limb(
  x: number,
  y: number,
  z: number,
  fromX: number,
  fromY: number,
  fromZ: number,
  toX: number,
  toY: number,
  toZ: number,
  fromRadius: number,
  toRadius: number,
) {
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const alongZ = toZ - fromZ;
  const awayX = x - fromX;
  const awayY = y - fromY;
  const awayZ = z - fromZ;
  const squared = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const share = clamp((awayX * alongX + awayY * alongY + awayZ * alongZ) / squared, 0, 1);
  const gap = length3(awayX - alongX * share, awayY - alongY * share, awayZ - alongZ * share);
  return gap - mix(fromRadius, toRadius, share);
}

export type TubePoint = { x: number; y: number; z: number; radius: number };

/** A tube through many points, its thickness changing from point to point. */
export function tube(points: TubePoint[], seam: number): DistanceField {
  const numbers = Float64Array.from(points.flatMap(({ x, y, z, radius }) => [x, y, z, radius]));
  return (x, y, z) => {
    let nearest = 1e9;
    for (let at = 0; at + 7 < numbers.length; at += 4) {
      const part = limb(
        x,
        y,
        z,
        numbers[at] ?? 0,
        numbers[at + 1] ?? 0,
        numbers[at + 2] ?? 0,
        numbers[at + 4] ?? 0,
        numbers[at + 5] ?? 0,
        numbers[at + 6] ?? 0,
        numbers[at + 3] ?? 0,
        numbers[at + 7] ?? 0,
      );
      nearest = smoothUnion(nearest, part, seam);
    }
    return nearest;
  };
}

export function clamp(value: number, low: number, high: number) {
  return Math.min(Math.max(value, low), high);
}

export function mix(from: number, to: number, share: number) {
  return from + (to - from) * share;
}

/** 0 below `from`, 1 above `to`, an even curve between them; also falls when `from` is the greater. */
export function rise(from: number, to: number, value: number) {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
