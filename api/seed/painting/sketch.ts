import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from './path';
import { clamp, type Pigment } from './pigment';

/** The flat drawing under an oil painting: which colour belongs where. */
export type Sketch = { colourAt(x: number, y: number): Pigment };

/** Always drawn at the same size, so that a small painting chooses the same strokes as a large one. */
const sketchScale = 0.5;

export function sketch(unitsWide: number, unitsHigh: number, draw: (pen: Pen) => void): Sketch {
  const width = Math.round(unitsWide * sketchScale);
  const height = Math.round(unitsHigh * sketchScale);
  const context = createCanvas(width, height).getContext('2d');
  context.scale(sketchScale, sketchScale);
  draw(penOf(context, unitsWide, unitsHigh));
  const { data } = context.getImageData(0, 0, width, height);
  return {
    colourAt(x, y) {
      const column = clamp(Math.floor(x * sketchScale), 0, width - 1);
      const row = clamp(Math.floor(y * sketchScale), 0, height - 1);
      const start = (row * width + column) * 4;
      return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
    },
  };
}

export type Pen = ReturnType<typeof penOf>;

function penOf(context: SKRSContext2D, width: number, height: number) {
  return { all, shape, disc, glow, fade };

  function all(colour: string) {
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
  }

  function shape(colour: string | Pigment, points: readonly Point[]) {
    context.fillStyle = styleOf(colour);
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.closePath();
    context.fill();
  }

  function disc(
    colour: string | Pigment,
    x: number,
    y: number,
    radiusX: number,
    radiusY = radiusX,
    turn = 0,
  ) {
    context.fillStyle = styleOf(colour);
    context.beginPath();
    context.ellipse(x, y, radiusX, radiusY, turn, 0, Math.PI * 2);
    context.fill();
  }

  /** A round light, brightest in the middle and gone at the rim. */
  function glow(colours: readonly string[], x: number, y: number, radius: number) {
    const fill = context.createRadialGradient(x, y, 0, x, y, radius);
    for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour);
    context.fillStyle = fill;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }

  /** Colours from the height `top` down to `bottom`, evenly apart. */
  function fade(top: number, bottom: number, colours: readonly string[]) {
    const fill = context.createLinearGradient(0, top, 0, bottom);
    for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour);
    context.fillStyle = fill;
    context.fillRect(0, top, width, bottom - top);
  }
}

function styleOf(colour: string | Pigment) {
  return typeof colour === 'string'
    ? colour
    : `rgb(${colour.map((value) => clamp(Math.round(value), 0, 255)).join(' ')})`;
}
