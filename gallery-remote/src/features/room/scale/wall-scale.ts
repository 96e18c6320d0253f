/** In centimeters, as everything in this file. */
export type Size = { width: number; height: number };

export const wallHeight = 270;
const floorDepth = 52;
export const sceneHeight = wallHeight + floorDepth;
/** Where furniture stands: a little in front of the wall. */
export const standingLine = 280;
export const plinthHeight = 90;

export const wallWidths = { least: 200, most: 800, step: 10, usual: 420 };
export const middles = { least: 100, most: 200, step: 1, usual: 150 };

/** `x` is the middle of the work, from the left end of the wall. `middle` is its height above the floor. */
export type Hanging = { wall: number; x: number; middle: number };
export type Box = { x: number; y: number; width: number; height: number };

export function hungBox(size: Size, { x, middle }: Hanging): Box {
  return boxAt(size, x, wallHeight - middle - size.height / 2);
}

export function standingBox(size: Size, x: number, onPlinth: boolean): Box {
  return boxAt(size, x, standingLine - (onPlinth ? plinthHeight : 0) - size.height);
}

function boxAt(size: Size, x: number, y: number): Box {
  return { x: x - size.width / 2, y, width: size.width, height: size.height };
}

/** Moves a work by shares of the scene. Its middle stays on the wall. */
export function moved(hanging: Hanging, by: { x: number; y: number }): Hanging {
  const { wall, x, middle } = hanging;
  return {
    wall,
    x: within(x + by.x * wall, 0, wall),
    middle: within(middle - by.y * sceneHeight, middles.least, middles.most),
  };
}

/** A wider wall shows more wall on both sides. */
export function widened(hanging: Hanging, wall: number): Hanging {
  return { ...hanging, wall, x: within(hanging.x + (wall - hanging.wall) / 2, 0, wall) };
}

/** Returns whole percent of the wall's width. */
export function percentOfWall(size: Size, wall: number): number {
  return Math.round((size.width / wall) * 100);
}

/** Leaves four fifths of the work's width free on each side. */
const breathing = 2.6;

/** Returns the width from which a wall leaves the work room to breathe, in whole steps of the wall's width. */
export function comfortableWall(size: Size): number {
  return Math.ceil((size.width * breathing) / wallWidths.step) * wallWidths.step;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
