import type { SKRSContext2D } from '@napi-rs/canvas';

import { cssInk, type Ink } from './inks';

export type Point = readonly [x: number, y: number];

/** Draws a line as one filled shape, because its width changes along the way (`t` from 0 to 1). */
export function inkLine(pen: SKRSContext2D, points: Point[], widthAt: (t: number) => number) {
  if (points.length < 3) return;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const [fromX, fromY] = points[Math.max(0, index - 1)] ?? [x, y];
    const [toX, toY] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const half = widthAt(index / (points.length - 1)) / 2;
    const [acrossX, acrossY] = [(-(toY - fromY) / length) * half, ((toX - fromX) / length) * half];
    left.push([x + acrossX, y + acrossY]);
    right.push([x - acrossX, y - acrossY]);
  });
  pen.beginPath();
  for (const [x, y] of left) pen.lineTo(x, y);
  for (const [x, y] of right.reverse()) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

/** Full width in the middle, thin at both ends. */
export function tapered(width: number, sharpness = 0.6) {
  return (t: number) => width * (0.12 + 0.88 * Math.sin(Math.PI * t) ** sharpness);
}

/** A closed shape whose outline wavers like a torn or hand-cut edge. */
export function wavering(outline: Point[], waver: (x: number, y: number) => Point): Point[] {
  const result: Point[] = [];
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 4));
    for (let step = 0; step < steps; step++) {
      const [atX, atY] = [x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps];
      const [offX, offY] = waver(atX, atY);
      result.push([atX + offX, atY + offY]);
    }
  });
  return result;
}

export function fillShape(pen: SKRSContext2D, outline: Point[]) {
  pen.beginPath();
  for (const [x, y] of outline) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

/** Sets the colour of the brush: diluted pigment is see-through. */
export function dip(pen: SKRSContext2D, pigment: Ink, strength: number) {
  pen.fillStyle = cssInk(pigment, strength);
}
