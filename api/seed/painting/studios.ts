import { box } from './distance-fields';
import { colour, painted } from './materials';
import type { Part, Point, Studio } from './sculpture-types';

/** Pale warm plaster, where bronze and clay were photographed. */
export function warmWall(key: Point, floor = -0.14): Studio {
  const wall = { red: 0.66, green: 0.625, blue: 0.575 };
  return { wall, wallBehind: 2.6, curve: 1.5, floor, key, fill: 0.28, around: 0.74 };
}

/** Brown paper in a half-dark room, for fired clay. */
export function duskWall(key: Point, floor = -0.14): Studio {
  const wall = { red: 0.2, green: 0.168, blue: 0.142 };
  return { wall, wallBehind: 2.8, curve: 1.6, floor, key, fill: 0.34, around: 0.66 };
}

/** Dark grey-blue paper, for pale stone. */
export function darkWall(key: Point, floor = -0.14): Studio {
  const wall = { red: 0.072, green: 0.077, blue: 0.082 };
  return { wall, wallBehind: 3, curve: 1.8, floor, key, fill: 0.36, around: 0.7 };
}

/** Grey-green limewash, for dark wood and dark stone. */
export function greenWall(key: Point, floor = -0.14): Studio {
  const wall = { red: 0.37, green: 0.385, blue: 0.35 };
  return { wall, wallBehind: 2.8, curve: 1.6, floor, key, fill: 0.3, around: 0.74 };
}

/** A low block under a work, its upper side at height 0. */
export function slab(
  halfWidth: number,
  thickness: number,
  halfDepth: number,
  material = painted(colour(0.035, 0.034, 0.034), 0.5),
): Part {
  return { form: (x, y, z) => box(x, y + thickness, z, halfWidth, thickness, halfDepth, 0.008), material };
}
