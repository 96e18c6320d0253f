import type { SKRSContext2D } from '@napi-rs/canvas';
import { inkLine, type Point } from './ink-line';
import { mix, ramp } from './inks';
import type { Noise } from './noise';
import type { Random } from './random';

/** Strands that hang from the upper edge and are tied at some heights. */
export type Bundle = {
  /** Where it leaves the upper edge, and how wide it lies there. */
  rootX: number;
  rootSpread: number;
  /** The horizontal place of the tied part, and its half width between two ties. */
  hangX: number;
  fullness: number;
  ties: number[];
  end: number;
  strands: number;
  lean: number;
};

const tieHalf = 11;

export function drawStrands(pen: SKRSContext2D, bundle: Bundle, random: Random, noise: Noise) {
  for (let index = 0; index < bundle.strands; index++) {
    const side = ((index + random() * 0.9) / bundle.strands) * 2 - 1;
    const stray = random() < 0.05 ? 1 + random() * 0.5 : 1;
    const end = bundle.end + (random() - 0.5) * 150 - Math.abs(side) * 60 + (random() < 0.08 ? 90 : 0);
    const points: Point[] = [];
    for (let y = -30; y < end; y += 7) points.push([strandX(bundle, side, stray, y, end, noise), y]);
    const width = 1.5 + random() * random() * 2.6;
    inkLine(pen, points, (t) => width * (1 - ramp(0.82, 1, t) * 0.8));
  }
}

/** The thread that holds the strands together: some close turns, none quite parallel. */
export function drawTies(pen: SKRSContext2D, bundle: Bundle, random: Random, noise: Noise) {
  for (const [index, tie] of bundle.ties.entries()) {
    const turns = 5 + Math.floor(random() * 4) + (index === 0 ? 5 : 0);
    for (let turn = 0; turn < turns; turn++) {
      const y = tie + (turn - turns / 2) * 5.2 + (random() - 0.5) * 1.6;
      const middle = centreX(bundle, y, noise);
      const half = tieHalf + 4 + random() * 3 + Math.abs(turn - turns / 2) * 0.6;
      const slant = 2.4 + random() * 2;
      const points: Point[] = [-1, -0.5, 0, 0.5, 1].map((u) => [
        middle + u * half,
        y - u * slant + (1 - u * u) * 2.2,
      ]);
      inkLine(pen, points, (t) => 3.6 * (0.55 + 0.45 * Math.sin(Math.PI * t)));
    }
  }
}

function strandX(bundle: Bundle, side: number, stray: number, y: number, end: number, noise: Noise) {
  const firstTie = bundle.ties[0] ?? 0;
  const gathered = ramp(-60, firstTie, y);
  const root = bundle.rootX + side * bundle.rootSpread;
  const wander = noise.at(side * 2.3 + bundle.rootX, y / 130) * 5 + noise.at(side * 9, y / 60) * 1.6;
  const hang =
    centreX(bundle, y, noise) + side * stray * halfWidth(bundle, y, end) + wander * looseness(bundle, y);
  return mix(root, hang, gathered ** 0.8);
}

function centreX(bundle: Bundle, y: number, noise: Noise) {
  const sway = noise.at(bundle.hangX, y / 420) * 46;
  return bundle.hangX + sway + bundle.lean * ((y - (bundle.ties[0] ?? 0)) / 1000);
}

function halfWidth(bundle: Bundle, y: number, end: number) {
  const last = bundle.ties.at(-1) ?? 0;
  if (y > last) return tieHalf + ramp(last, end + 60, y) * bundle.fullness * 1.9;
  return tieHalf + (bundle.fullness - tieHalf) * looseness(bundle, y);
}

/** 0 at a tie, 1 half way between two of them. */
function looseness(bundle: Bundle, y: number) {
  const above = bundle.ties.filter((tie) => tie <= y).at(-1) ?? -60;
  const below = bundle.ties.find((tie) => tie > y) ?? above + 900;
  return Math.sin(Math.PI * Math.min(1, (y - above) / (below - above))) ** 0.7;
}
