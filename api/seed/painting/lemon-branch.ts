import type { SKRSContext2D } from '@napi-rs/canvas';
import { dip, fillShape, inkLine, type Point } from './ink-line';
import type { Ink } from './inks';
import { curve, leaf } from './tile-motifs';

type Glazes = { leaves: Ink; fruit: Ink };

/** A branch that hangs into a panel of 1,600 by 1,600, drawn as a tile painter draws: outline and wash. */
export function drawLemonBranch(pen: SKRSContext2D, { leaves, fruit }: Glazes) {
  const bough = curve([1660, 190], [960, 250], [560, 900]);
  const twig = curve([1010, 430], [1010, 800], [1160, 1010]);
  const spray = curve([1290, 268], [1390, 470], [1400, 690]);
  for (const [from, to, breadth] of leafPlaces) leaf(pen, from, to, breadth, leaves);
  for (const [stem, width] of [
    [bough, 26],
    [twig, 15],
    [spray, 12],
  ] as const) {
    dip(pen, leaves, 0.95);
    inkLine(pen, stem, (t) => width * (1 - t * 0.72));
  }
  for (const [x, y, turn, size] of lemonPlaces) drawLemon(pen, [x, y], turn, size, leaves, fruit);
}

const leafPlaces: [from: Point, to: Point, breadth: number][] = [
  [[1500, 205], [1330, 40], 96],
  [[1270, 262], [1030, 90], 112],
  [[1120, 330], [820, 250], 118],
  [[930, 470], [660, 420], 104],
  [[790, 620], [520, 610], 100],
  [[700, 740], [790, 1010], 104],
  [[600, 850], [380, 900], 88],
  [[566, 892], [450, 1130], 84],
  [[1012, 560], [820, 740], 96],
  [[1040, 720], [1250, 800], 92],
  [[1090, 880], [930, 1040], 86],
  [[1155, 1000], [1310, 1130], 82],
  [[1365, 440], [1590, 450], 94],
  [[1396, 600], [1250, 690], 76],
];

const lemonPlaces: [x: number, y: number, turn: number, size: number][] = [
  [1172, 1120, 1.45, 104],
  [1412, 806, 1.7, 112],
  [610, 1020, 1.85, 96],
];

function drawLemon(pen: SKRSContext2D, [x, y]: Point, turn: number, size: number, outline: Ink, fruit: Ink) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  const rind = Array.from({ length: 61 }, (_, index): Point => {
    const angle = (index / 60) * Math.PI * 2;
    const nipple = Math.max(0, Math.cos(angle)) ** 26 * 0.24 + Math.max(0, -Math.cos(angle)) ** 30 * 0.1;
    return [Math.cos(angle) * size * (1.08 + nipple), Math.sin(angle) * size * 0.78];
  });
  dip(pen, fruit, 0.96);
  fillShape(pen, rind);
  dip(pen, outline, 0.16);
  fillShape(pen, [
    ...rind.slice(0, 31),
    ...rind
      .slice(0, 31)
      .reverse()
      .map(([atX, atY]): Point => [atX, atY * 0.45]),
  ]);
  dip(pen, outline, 0.9);
  inkLine(pen, rind, (t) => size * (0.03 + 0.05 * Math.sin(Math.PI * t) ** 2));
  for (const [dotX, dotY] of [
    [-0.3, -0.3],
    [0.1, -0.42],
    [0.42, -0.2],
    [-0.02, -0.1],
    [0.24, 0.08],
  ] as const) {
    pen.beginPath();
    pen.arc(dotX * size, dotY * size, size * 0.02, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}
