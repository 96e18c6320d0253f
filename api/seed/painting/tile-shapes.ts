import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillShape, type Point, wavering } from './ink-line';
import type { Noise } from './noise';
import type { Random } from './random';

export type Tile = { column: number; row: number; quarterTurns: number; batch: number; missing: boolean };

/** A fired tile is never quite square. The pen stands in its middle. */
export function drawTileBody(pen: SKRSContext2D, { column, row }: Tile, edge: number, noise: Noise) {
  const half = edge / 2 - edge * 0.014;
  const square: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  const waver = (x: number, y: number) => wobble(noise, x + column * 300, y + row * 300, 26, 1.5);
  pen.fillStyle = '#000';
  fillShape(pen, wavering(square, waver));
}

/** Where the glaze has broken off at corners and edges. */
export function drawTileChips(
  pen: SKRSContext2D,
  { column, row }: Tile,
  edge: number,
  likelihood: number,
  random: Random,
  noise: Noise,
) {
  pen.fillStyle = '#000';
  for (const [x, y] of weakPlaces) {
    if (random() > likelihood) continue;
    const reach = edge * (0.03 + random() ** 3 * 0.3);
    const turn = random() * 6;
    const shell = Array.from({ length: 7 }, (_, index): Point => {
      const [angle, distance] = [turn + index * 0.9, reach * (0.5 + random() * 0.8)];
      return [(x * edge) / 2 + Math.cos(angle) * distance, (y * edge) / 2 + Math.sin(angle) * distance];
    });
    const waver = (atX: number, atY: number) => wobble(noise, atX + column * 90, atY + row * 90, 12, 5);
    fillShape(pen, wavering(shell, waver));
  }
}

const weakPlaces: Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0.2, 1],
  [-1, 0.3],
];

export function keepToFace(pen: SKRSContext2D, edge: number) {
  pen.beginPath();
  pen.rect(-edge / 2, -edge / 2, edge, edge);
  pen.clip();
}

/** The unsteadiness of a hand. */
export function wobble(noise: Noise, x: number, y: number, coarseness: number, strength: number): Point {
  return [
    noise.layered(x / coarseness, y / coarseness, 2) * strength,
    noise.layered(x / coarseness + 70, y / coarseness, 2) * strength,
  ];
}
