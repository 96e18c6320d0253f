import type { SKRSContext2D } from '@napi-rs/canvas';
import { cottonPaper, darkBlock, keepInside } from '../dark-block';
import { flowLines } from '../flow-field';
import { inkLine, tapered } from '../ink-line';
import { cssInk, ink, mixInks } from '../inks';
import { type Noise, noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import { impression } from '../plate';
import { type Random, randomFrom } from '../random';
import { screenPrint } from '../screen-print';

export const farmRidgesFromTheAir: Painting = { picture: 'farm-ridges-from-the-air', paint: paintFarmRidges };

function paintFarmRidges(scale: number) {
  const size = { width: 1600, height: 1600 };
  const noise = noiseFrom(431);
  const random = randomFrom(432);
  const lines = flowLines(
    size,
    {
      direction: (x, y) => parcelAt(x, y, noise).parcel.angle + noise.layered(x / 560, y / 560, 2) * 0.75,
      room: (x, y) => parcelRoom(x, y, noise),
    },
    { tries: 60_000, longest: 1900, shortest: 30 },
    random,
  );
  const block = darkBlock(size, scale, '#231917', 70, noise);
  const drawn = impression(size, scale, (pen) => {
    keepInside(pen, size, 84);
    for (const line of lines) {
      const [x, y] = line[Math.floor(line.length / 2)] ?? [0, 0];
      const { parcel } = parcelAt(x, y, noise);
      pen.fillStyle = cssInk(mixInks(ink(parcel.colour), ink('#231917'), random() * 0.16), 0.96);
      inkLine(pen, line, tapered(parcel.width * (0.6 + random() * 0.65), 0.32));
    }
    drawFallow(pen, random, noise);
  });
  const runs = [
    { drawn: block, body: 0, wear: 0.1 },
    { drawn, body: 0.14, wear: 0.45 },
  ];
  return screenPrint(size, scale, cottonPaper, runs, 433);
}

/** Three trees were left standing in the field that rests, with their shade. */
function drawFallow(pen: SKRSContext2D, random: Random, noise: Noise) {
  for (const [x, y, reach] of [
    [1010, 690, 46],
    [1070, 742, 30],
    [820, 905, 36],
  ] as const) {
    for (let leaf = 0; leaf < reach * 3; leaf++) {
      const [turn, distance] = [random() * Math.PI * 2, reach * random() ** 0.55];
      const [atX, atY] = [x + Math.cos(turn) * distance, y + Math.sin(turn) * distance];
      const angle = turn + Math.PI / 2 + noise.at(atX / 20, atY / 20);
      const length = 5 + random() * 9;
      pen.fillStyle = cssInk(mixInks(ink(ash), ink('#5d6a58'), random()), 0.95);
      inkLine(
        pen,
        [
          [atX, atY],
          [atX + Math.cos(angle) * length * 0.5, atY + Math.sin(angle) * length * 0.5 + 1],
          [atX + Math.cos(angle) * length, atY + Math.sin(angle) * length],
        ],
        tapered(3.6),
      );
    }
  }
}

type Parcel = { x: number; y: number; angle: number; room: number; width: number; colour: string };

const clay = '#b9583a';
const rust = '#8f3f2b';
const straw = '#d9b478';
const ash = '#9aa39a';
const fallow: Parcel = { x: 920, y: 800, angle: 0, room: Infinity, width: 0, colour: ash };
const parcels: Parcel[] = [
  { x: 190, y: 240, angle: 0.5, room: 11, width: 5, colour: clay },
  { x: 640, y: 150, angle: 1.75, room: 12.5, width: 6, colour: clay },
  { x: 1010, y: 260, angle: 0.9, room: 16, width: 7.5, colour: rust },
  { x: 1410, y: 300, angle: 0.15, room: 12, width: 3.6, colour: straw },
  { x: 350, y: 640, angle: 1.35, room: 12, width: 6, colour: rust },
  fallow,
  { x: 1440, y: 760, angle: 1.2, room: 12, width: 5.5, colour: clay },
  { x: 190, y: 1010, angle: 0.1, room: 13, width: 3.6, colour: ash },
  { x: 330, y: 1380, angle: 2.6, room: 12, width: 6, colour: clay },
  { x: 860, y: 1360, angle: 0.75, room: 13, width: 7, colour: rust },
  { x: 1250, y: 1230, angle: 1.9, room: 11, width: 4.6, colour: clay },
  { x: 1480, y: 1500, angle: 0.3, room: 13, width: 6, colour: rust },
];

function parcelAt(x: number, y: number, noise: Noise) {
  const [bentX, bentY] = [
    x + noise.layered(x / 420, y / 420, 3) * 190,
    y + noise.layered(x / 420 + 30, y / 420, 3) * 190,
  ];
  let [first, second] = [Infinity, Infinity];
  let parcel = fallow;
  for (const candidate of parcels) {
    const distance = Math.hypot(bentX - candidate.x, bentY - candidate.y);
    if (distance < first) [second, first, parcel] = [first, distance, candidate];
    else if (distance < second) second = distance;
  }
  return { parcel, toBorder: second - first };
}

function parcelRoom(x: number, y: number, noise: Noise) {
  const { parcel, toBorder } = parcelAt(x, y, noise);
  const path = 16 + 12 * noise.at(x / 200, y / 200);
  return toBorder < path ? Infinity : parcel.room * (1 + 0.3 * noise.at(x / 160 + 5, y / 160));
}
