import type { Size } from './wall-scale';

/** Shares of the photo's width and height, from its top left corner. */
export type Point = { x: number; y: number };
export type Line = { start: Point; end: Point };

export const usualLine: Line = { start: { x: 0.3, y: 0.6 }, end: { x: 0.7, y: 0.6 } };
/** On screen. A shorter line makes the size a guess. */
export const leastLinePixels = 60;
export const lineLengths = { least: 1, most: 1_000 };

/** `photo` is its size in pixels, in the file or on screen. */
export function lengthOf({ start, end }: Line, photo: Size): number {
  return Math.hypot((end.x - start.x) * photo.width, (end.y - start.y) * photo.height);
}

/** Returns the size of the work in shares of the photo, where the line is `centimeters` long. */
export function sharesOf(work: Size, line: Line, centimeters: number, photo: Size): Size {
  const pixels = lengthOf(line, photo) / centimeters;
  return { width: (work.width * pixels) / photo.width, height: (work.height * pixels) / photo.height };
}

export function movedPoint({ x, y }: Point, by: Point): Point {
  return { x: share(x + by.x), y: share(y + by.y) };
}

/** Reads what a visitor types: a point or a comma, with or without 'cm'. Returns `null` for anything else. */
export function readCentimeters(text: string): number | null {
  const [, digits] = /^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:cm)?\s*$/i.exec(text) ?? [];
  const centimeters = Number(digits?.replace(',', '.'));
  return centimeters >= lineLengths.least && centimeters <= lineLengths.most ? centimeters : null;
}

function share(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
