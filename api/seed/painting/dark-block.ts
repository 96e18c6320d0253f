import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillShape, type Point, wavering } from './ink-line';
import { cssInk, ink } from './inks';
import type { Noise } from './noise';
import { impression, type Size } from './plate';
import type { Ground } from './screen-print';

export const cottonPaper: Ground = { colour: ink('#e9e1d1'), tooth: 0.05, weave: 0 };

/** A block of dark ink with a paper margin and a hand-cut edge, to draw on. */
export function darkBlock(size: Size, scale: number, colour: string, margin: number, noise: Noise) {
  return impression(size, scale, (pen) => {
    pen.fillStyle = cssInk(ink(colour));
    const waver = (x: number, y: number): Point => [
      noise.layered(x / 90, y / 90, 6) * 7,
      noise.layered(x / 90 + 9, y / 90, 6) * 7,
    ];
    fillShape(pen, wavering(cornersOf(size, margin), waver));
  });
}

/** Keeps what is drawn from now on off the margin. */
export function keepInside(pen: SKRSContext2D, size: Size, margin: number) {
  pen.beginPath();
  pen.rect(margin, margin, size.width - margin * 2, size.height - margin * 2);
  pen.clip();
}

function cornersOf({ width, height }: Size, margin: number): Point[] {
  return [
    [margin, margin],
    [width - margin, margin],
    [width - margin, height - margin],
    [margin, height - margin],
  ];
}
