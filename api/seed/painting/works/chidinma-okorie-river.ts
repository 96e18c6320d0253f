import type { SKRSContext2D } from '@napi-rs/canvas';
import { cottonPaper, darkBlock, keepInside } from '../dark-block';
import { flowLines } from '../flow-field';
import { fillShape, inkLine, type Point, tapered } from '../ink-line';
import { cssInk, ink, ramp } from '../inks';
import { type Noise, noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import { impression } from '../plate';
import { randomFrom } from '../random';
import { screenPrint } from '../screen-print';

export const whatTheStoneToldTheRiver: Painting = {
  picture: 'what-the-stone-told-the-river',
  paint: paintRiver,
};

function paintRiver(scale: number) {
  const size = { width: 1600, height: 960 };
  const noise = noiseFrom(421);
  const random = randomFrom(422);
  const lines = flowLines(
    size,
    { direction: (x, y) => riverDirection(x, y, noise), room: (x, y) => riverRoom(x, y, noise) },
    { tries: 26_000, longest: 1500, shortest: 70 },
    random,
  );
  const block = darkBlock(size, scale, '#12211f', 62, noise);
  const drawn = impression(size, scale, (pen) => {
    keepInside(pen, size, 74);
    const [bone, ochre, teal] = [ink('#e4d8bd'), ink('#c98a35'), ink('#5f928a')];
    for (const line of lines) {
      const [x, y] = line[Math.floor(line.length / 2)] ?? [0, 0];
      const [roundX, roundY] = rounded(x, y, noise);
      const near = Math.min(
        ...stones.map((stone) => Math.hypot(roundX - stone.x, roundY - stone.y) - stone.radius),
      );
      const warm = near < 34 + random() * 60;
      const cold = random() < 0.55 * ramp(330, 760, y);
      const water = cold ? teal : bone;
      pen.fillStyle = cssInk(warm ? ochre : water, 0.96);
      inkLine(pen, line, tapered(1.8 + random() * random() * 4.4, 0.5));
    }
  });
  const stoneTone = impression(size, scale, (pen) => {
    for (const stone of stones) drawStone(pen, stone, noise);
  });
  const runs = [
    { drawn: block, body: 0, wear: 0.1 },
    { drawn: stoneTone, body: 0, wear: 0.95 },
    { drawn, body: 0.12, wear: 0.5 },
  ];
  return screenPrint(size, scale, cottonPaper, runs, 423);
}

type Stone = { x: number; y: number; radius: number };

const stones: Stone[] = [
  { x: 560, y: 520, radius: 150 },
  { x: 1075, y: 705, radius: 64 },
];

/** Where a point would be if the stones were round. */
function rounded(x: number, y: number, noise: Noise): Point {
  return [
    x + noise.layered(x / 210 + 3, y / 210, 2) * 64,
    (y - 520) * 1.16 + 520 + noise.layered(x / 210, y / 210 + 8, 2) * 52,
  ];
}

/** A flat tone, and a few cuts of light where the upper left side turns away. */
function drawStone(pen: SKRSContext2D, stone: Stone, noise: Noise) {
  const outline = stoneOutline(stone, noise);
  pen.fillStyle = cssInk(ink('#35443f'));
  fillShape(pen, outline);
  pen.fillStyle = cssInk(ink('#56655e'));
  for (const [depth, from, to] of [
    [0.9, 92, 128],
    [0.8, 96, 121],
    [0.69, 99, 113],
  ] as const) {
    const cut = outline.slice(from, to).map(([x, y], index): Point => {
      const drift = depth + noise.at(index / 9, depth * 20) * 0.02;
      return [stone.x + (x - stone.x) * drift, stone.y + (y - stone.y) * drift];
    });
    inkLine(pen, cut, tapered(stone.radius * 0.034, 0.7));
  }
}

function stoneOutline(stone: Stone, noise: Noise): Point[] {
  return Array.from({ length: 180 }, (_, index) => {
    const angle = (index / 180) * Math.PI * 2;
    const isWithin = (distance: number) => {
      const [x, y] = rounded(
        stone.x + Math.cos(angle) * distance,
        stone.y + Math.sin(angle) * distance,
        noise,
      );
      return Math.hypot(x - stone.x, y - stone.y) < stone.radius * 0.9;
    };
    let distance = 0;
    while (distance < 400 && isWithin(distance)) distance += 1;
    return [stone.x + Math.cos(angle) * distance, stone.y + Math.sin(angle) * distance];
  });
}

/** Water around round stones, as it is calculated, then disturbed downstream of them. */
function riverDirection(x: number, y: number, noise: Noise) {
  let [along, across] = [1, noise.layered(x / 700, y / 380, 2) * 0.35];
  const [roundX, roundY] = rounded(x, y, noise);
  for (const stone of stones) {
    const [dx, dy] = [roundX - stone.x, roundY - stone.y];
    const square = dx * dx + dy * dy;
    const pull = (stone.radius * stone.radius) / (square * square);
    along -= pull * (dx * dx - dy * dy);
    across -= pull * 2 * dx * dy;
    const wake = ramp(0, 160, dx) * ramp(stone.radius * 1.7, 0, Math.abs(dy)) * ramp(760, 100, dx);
    across += wake * noise.layered(x / 150 + 7, y / 90, 2) * 1.5;
  }
  return Math.atan2(across, along);
}

function riverRoom(x: number, y: number, noise: Noise) {
  const [roundX, roundY] = rounded(x, y, noise);
  if (stones.some((stone) => Math.hypot(roundX - stone.x, roundY - stone.y) < stone.radius)) return Infinity;
  return 7.5 + ramp(330, 60, y) * 40 + ramp(780, 930, y) * 8;
}
