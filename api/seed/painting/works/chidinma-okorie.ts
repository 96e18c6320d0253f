import { drawGrass, type GrassRow } from '../grass';
import type { Point } from '../ink-line';
import { cssInk, ink, ramp } from '../inks';
import { noiseFrom } from '../noise';
import type { Painting } from '../paint-types';
import { impression } from '../plate';
import { randomFrom } from '../random';
import { type Ground, screenPrint } from '../screen-print';
import { type Bundle, drawStrands, drawTies } from '../thread-bundles';
import { farmRidgesFromTheAir } from './chidinma-okorie-farm-ridges';
import { whatTheStoneToldTheRiver } from './chidinma-okorie-river';

export const chidinmaOkorie: Painting[] = [
  { picture: 'isi-owu', paint: paintIsiOwu },
  whatTheStoneToldTheRiver,
  farmRidgesFromTheAir,
  { picture: 'achara', paint: paintAchara },
];

const linen: Ground = { colour: ink('#d9cdb6'), tooth: 0.07, weave: 0.045 };

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
  {
    rootX: 205,
    rootSpread: 215,
    hangX: 300,
    fullness: 44,
    ties: [330, 540, 710, 850],
    end: 1130,
    strands: 74,
    lean: -20,
  },
  {
    rootX: 620,
    rootSpread: 205,
    hangX: 560,
    fullness: 52,
    ties: [390, 640, 850, 1020, 1150],
    end: 1480,
    strands: 84,
    lean: 30,
  },
  {
    rootX: 1040,
    rootSpread: 210,
    hangX: 860,
    fullness: 38,
    ties: [300, 470],
    end: 800,
    strands: 70,
    lean: 60,
  },
];

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
  return screenPrint(
    size,
    scale,
    { ...linen, colour: ink('#dfd3ba') },
    [{ drawn, body: 0.06, wear: 0.55 }],
    443,
  );
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
