import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Painted } from './paint-types';

/** A picture's size at scale 1. All drawing is done in these units, whatever the scale. */
export type Size = { width: number; height: number };

/** What was drawn on a plate: its cover (0 to 1) and colour anywhere, in units of the full size. */
export type Impression = {
  cover(x: number, y: number): number;
  colour(x: number, y: number): readonly [number, number, number];
};

/** Draws on a transparent sheet and returns what was drawn. */
export function impression(size: Size, scale: number, draw: (pen: SKRSContext2D) => void): Impression {
  const canvas = createCanvas(Math.round(size.width * scale), Math.round(size.height * scale));
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  draw(pen);
  const { width, height } = canvas;
  const { data } = pen.getImageData(0, 0, width, height);
  return { cover, colour };

  function cover(x: number, y: number) {
    const [column, row] = [x * scale - 0.5, y * scale - 0.5];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [right, below] = [column - left, row - top];
    const upper = alpha(left, top) * (1 - right) + alpha(left + 1, top) * right;
    const lower = alpha(left, top + 1) * (1 - right) + alpha(left + 1, top + 1) * right;
    return (upper * (1 - below) + lower * below) / 255;
  }

  function alpha(column: number, row: number) {
    return data[indexOf(column, row) + 3] ?? 0;
  }

  function colour(x: number, y: number) {
    const index = indexOf(Math.round(x * scale - 0.5), Math.round(y * scale - 0.5));
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0] as const;
  }

  function indexOf(column: number, row: number) {
    const inside = Math.min(width - 1, Math.max(0, column));
    return (Math.min(height - 1, Math.max(0, row)) * width + inside) * 4;
  }
}

/** Calls `shade` for every pixel with its centre in units of the full size; it fills in the colour. */
export function shaded(
  size: Size,
  scale: number,
  shade: (x: number, y: number, colour: Float64Array) => void,
): Painted {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const rgb = new Uint8Array(width * height * 3);
  const colour = new Float64Array(3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      shade((column + 0.5) / scale, (row + 0.5) / scale, colour);
      const index = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        rgb[index + channel] = Math.min(255, Math.max(0, Math.round(colour[channel] ?? 0)));
      }
    }
  }
  return { width, height, rgb };
}

/** A value from 0 to 1 that belongs to a point: the finest grain of paper and ink. */
export function speck(x: number, y: number, seed: number) {
  let mixed = Math.imul(Math.floor(x) ^ (seed * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ Math.floor(y), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}
