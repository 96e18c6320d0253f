import { flowLines } from '../flow-field';
import { type GrassRow, drawGrass } from '../grass';
import { type Point, fillShape, inkLine, tapered, wavering } from '../ink-line';
import { cssInk, ink, mixInks, ramp } from '../inks';
import { type Noise, noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import { type Size, impression } from '../plate';
import { randomFrom } from '../random';
import { type Ground, screenPrint } from '../screen-print';
import { type Bundle, drawStrands, drawTies } from '../thread-bundles';

export const chidinmaOkorie: Painting[] = [
  { picture: 'isi-owu', paint: paintIsiOwu },
  { picture: 'what-the-stone-told-the-river', paint: paintRiver },
  { picture: 'farm-ridges-from-the-air', paint: paintFarmRidges },
  { picture: 'achara', paint: paintAchara },
];

const linen: Ground = { colour: ink('#d9cdb6'), tooth: 0.07, weave: 0.045 };
const cottonPaper: Ground = { colour: ink('#e9e1d1'), tooth: 0.05, weave: 0 };

function paintIsiOwu(scale: number) {
  const size = { width: 1240, height: 1600 };
  const noise = noiseFrom(411);
  const strands = impression(size, scale, (pen) => {
    const random = randomFrom(412);
    pen.fillStyle = cssInk(ink('#1f1b1d'), 0.94);
    for (const bundle of bundles) drawStrands(pen, bundle, random, noise);
  });
  const ties = impression(size, scale, (pen) => {
    const random = randomFrom(413);
    pen.fillStyle = cssInk(ink('#b5381f'));
    for (const bundle of bundles) drawTies(pen, bundle, random, noise);
  });
  const runs = [
    { drawn: strands, body: 0.05, wear: 0.55 },
    { drawn: ties, body: 0.14, wear: 0.25 },
  ];
  return screenPrint(size, scale, linen, runs, 414);
}

const bundles: Bundle[] = [
  { rootX: 205, rootSpread: 215, hangX: 300, fullness: 44, ties: [330, 540, 710, 850], end: 1130, strands: 74, lean: -20 },
  { rootX: 620, rootSpread: 205, hangX: 560, fullness: 52, ties: [390, 640, 850, 1020, 1150], end: 1480, strands: 84, lean: 30 },
  { rootX: 1040, rootSpread: 210, hangX: 860, fullness: 38, ties: [300, 470], end: 800, strands: 70, lean: 60 },
];

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
    fillInside(pen, size, 74);
    const [bone, ochre, teal] = [ink('#e4d8bd'), ink('#c98a35'), ink('#5f928a')];
    for (const line of lines) {
      const [x, y] = line[Math.floor(line.length / 2)] ?? [0, 0];
      const [roundX, roundY] = rounded(x, y, noise);
      const near = Math.min(...stones.map((stone) => Math.hypot(roundX - stone.x, roundY - stone.y) - stone.radius));
      const warm = near < 34 + random() * 60;
      const cold = random() < 0.55 * ramp(330, 760, y);
      pen.fillStyle = cssInk(warm ? ochre : cold ? teal : bone, 0.96);
      inkLine(pen, line, tapered(1.8 + random() * random() * 4.4, 0.5));
    }
  });
  const stoneTone = impression(size, scale, (pen) => {
    pen.fillStyle = cssInk(ink('#3b4a45'));
    for (const stone of stones) fillShape(pen, stoneOutline(stone, noise));
  });
  const runs = [
    { drawn: block, body: 0, wear: 0.1 },
    { drawn: stoneTone, body: 0, wear: 0.95 },
    { drawn, body: 0.12, wear: 0.5 },
  ];
  return screenPrint(size, scale, cottonPaper, runs, 423);
}

const stones = [
  { x: 560, y: 520, radius: 150 },
  { x: 1075, y: 705, radius: 64 },
];

/** Where a point would be if the stones were round. */
function rounded(x: number, y: number, noise: Noise): Point {
  return [x + noise.layered(x / 210 + 3, y / 210, 2) * 64, (y - 520) * 1.16 + 520 + noise.layered(x / 210, y / 210 + 8, 2) * 52];
}

function stoneOutline(stone: { x: number; y: number; radius: number }, noise: Noise): Point[] {
  return Array.from({ length: 180 }, (_, index) => {
    const angle = (index / 180) * Math.PI * 2;
    const isWithin = (distance: number) => {
      const [x, y] = rounded(stone.x + Math.cos(angle) * distance, stone.y + Math.sin(angle) * distance, noise);
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
    { tries: 40_000, longest: 1900, shortest: 36 },
    random,
  );
  const block = darkBlock(size, scale, '#231917', 70, noise);
  const drawn = impression(size, scale, (pen) => {
    fillInside(pen, size, 84);
    for (const line of lines) {
      const [x, y] = line[Math.floor(line.length / 2)] ?? [0, 0];
      const { parcel } = parcelAt(x, y, noise);
      pen.fillStyle = cssInk(mixInks(ink(parcel.colour), ink('#231917'), random() * 0.16), 0.96);
      inkLine(pen, line, tapered(parcel.width * (0.7 + random() * 0.5), 0.32));
    }
  });
  const runs = [
    { drawn: block, body: 0, wear: 0.1 },
    { drawn, body: 0.14, wear: 0.45 },
  ];
  return screenPrint(size, scale, cottonPaper, runs, 433);
}

type Parcel = { x: number; y: number; angle: number; room: number; width: number; colour: string };

const clay = '#b9583a';
const straw = '#d9b478';
const ash = '#9aa39a';
const parcels: Parcel[] = [
  { x: 250, y: 270, angle: 0.5, room: 13, width: 6, colour: clay },
  { x: 820, y: 190, angle: 1.75, room: 15, width: 6.5, colour: clay },
  { x: 1370, y: 330, angle: 0.15, room: 13, width: 4, colour: straw },
  { x: 380, y: 830, angle: 1.3, room: 15, width: 7, colour: clay },
  { x: 930, y: 760, angle: 0, room: Infinity, width: 0, colour: ash },
  { x: 1400, y: 960, angle: 1.2, room: 14, width: 6, colour: clay },
  { x: 230, y: 1390, angle: 2.7, room: 14, width: 4, colour: ash },
  { x: 800, y: 1340, angle: 0.75, room: 14, width: 6.5, colour: clay },
  { x: 1350, y: 1480, angle: 2.2, room: 16, width: 7, colour: clay },
];

function parcelAt(x: number, y: number, noise: Noise) {
  const [bentX, bentY] = [x + noise.layered(x / 420, y / 420, 3) * 190, y + noise.layered(x / 420 + 30, y / 420, 3) * 190];
  let [first, second] = [Infinity, Infinity];
  let parcel = parcels[0] as Parcel;
  for (const candidate of parcels) {
    const distance = Math.hypot(bentX - candidate.x, bentY - candidate.y);
    if (distance < first) [second, first, parcel] = [first, distance, candidate];
    else if (distance < second) second = distance;
  }
  return { parcel, toBorder: second - first };
}

function parcelRoom(x: number, y: number, noise: Noise) {
  const { parcel, toBorder } = parcelAt(x, y, noise);
  return toBorder < 26 ? Infinity : parcel.room;
}

function paintAchara(scale: number) {
  const size = { width: 1180, height: 1600 };
  const noise = noiseFrom(441);
  const random = randomFrom(442);
  const drawn = impression(size, scale, (pen) => {
    for (const { colour, ...row } of grassRows) {
      pen.fillStyle = cssInk(ink(colour), 0.95);
      drawGrass(pen, row, random, noise);
    }
  });
  return screenPrint(size, scale, { ...linen, colour: ink('#dfd3ba') }, [{ drawn, body: 0.06, wear: 0.55 }], 443);
}

const grassRows: (GrassRow & { colour: string })[] = [
  grassRow('#bdae8e', 190, 1250, 3, 1.05),
  grassRow('#b0793a', 120, 1130, 3.4, 1),
  grassRow('#5d4a34', 120, 1000, 4, 0.95),
  grassRow('#221e1b', 90, 820, 5, 0.85),
];

/** All of it grows from below the sheet, closest together at the left. */
function grassRow(colour: string, blades: number, height: number, width: number, wind: number) {
  const root = (share: number): Point => [share ** 1.9 * 1080 - 120, 1660];
  const tallest = (x: number) => height * (0.5 + 0.5 * ramp(800, 60, x));
  return { colour, blades, root, tallest, width, wind };
}

function darkBlock(size: Size, scale: number, colour: string, margin: number, noise: Noise) {
  return impression(size, scale, (pen) => {
    pen.fillStyle = cssInk(ink(colour));
    const waver = (x: number, y: number): Point => [noise.layered(x / 40, y / 40) * 5, noise.layered(x / 40 + 9, y / 40) * 5];
    fillShape(pen, wavering(cornersOf(size, margin), waver));
  });
}

function fillInside(pen: Parameters<typeof fillShape>[0], size: Size, margin: number) {
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
