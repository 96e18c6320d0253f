import { curve, type Point } from './path';
import type { Pigment } from './pigment';
import type { Random } from './random';
import { type Brush, layStroke } from './stroke';
import type { Surface } from './surface';

type LineOptions = Partial<Brush> & Pick<Brush, 'width' | 'colour'>;

/** A drawn line of thin dye or ink: it swells, thins and runs dry; the hairs show where it does. */
export function drawLine(surface: Surface, random: Random, knots: readonly Point[], options: LineOptions) {
  const step = Math.max(3, Math.min(8, options.width * 0.2));
  layStroke(surface, random, curve(knots, step), { ...wetLine, raggedness: options.width * 0.6, ...options });
}

/** A dab: the brush is put down, leaned a little and lifted. */
export function dab(surface: Surface, random: Random, at: Point, width: number, colour: Pigment, lean = 0) {
  const length = width * (0.55 + random() * 0.25);
  const [dx, dy] = [Math.cos(lean) * length, Math.sin(lean) * length];
  const knots: Point[] = [
    [at[0] - dx / 2, at[1] - dy / 2],
    [at[0], at[1]],
    [at[0] + dx / 2, at[1] + dy / 2],
  ];
  drawLine(surface, random, knots, { width, colour, widthAt: rounded, raggedness: width * 0.06 });
}

/** Swells from a fine beginning and thins to the end. */
export function swelling(share: number) {
  return 0.16 + 0.84 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.06)) ** 0.6;
}

/** A full beginning that thins out. */
export function tapering(share: number) {
  return rounded(share / 2) * (1 - 0.55 * share);
}

export function rounded(share: number) {
  return Math.sqrt(Math.max(0.02, 1 - (2 * share - 1) ** 4));
}

/** Paint that lasts until `from` of the way and then runs out. */
export function runningOut(from: number, rest = 0.2) {
  return (share: number) =>
    share < from ? 1.15 : 1.15 - (1.15 - rest) * ((share - from) / (1 - from)) ** 0.8;
}

const wetLine: Omit<Brush, 'width' | 'colour' | 'raggedness'> = {
  hair: 2.6,
  loadAt: runningOut(0.55),
  widthAt: swelling,
  unevenness: 0.55,
  drag: 0.6,
  opacity: 0.95,
  body: 1.6,
  rim: 0.5,
  streak: 16,
  pickUp: 0,
};
