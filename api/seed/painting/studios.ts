import type { Point, Studio } from './sculpture-types';

/** Pale warm plaster, where bronze and clay were photographed. */
export function warmWall(key: Point, floor = -0.14): Studio {
  const wall = { red: 0.66, green: 0.625, blue: 0.575 };
  return { wall, wallBehind: 2.6, curve: 1.5, floor, key, fill: 0.3, around: 0.85 };
}

/** Dark grey-blue paper, for pale stone. */
export function darkWall(key: Point, floor = -0.14): Studio {
  const wall = { red: 0.105, green: 0.115, blue: 0.125 };
  return { wall, wallBehind: 3, curve: 1.8, floor, key, fill: 0.36, around: 0.7 };
}

/** Grey-green limewash, for dark wood and dark stone. */
export function greenWall(key: Point, floor = -0.14): Studio {
  const wall = { red: 0.37, green: 0.385, blue: 0.35 };
  return { wall, wallBehind: 2.8, curve: 1.6, floor, key, fill: 0.32, around: 0.85 };
}
