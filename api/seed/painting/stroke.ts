import type { Point } from './path';
import { clamp, type Pigment, soften } from './pigment';
import type { Random } from './random';
import type { Surface } from './surface';
import { carryFrom, type Lanes, lanesOf, pickUpAt } from './wet-paint';

export type Brush = {
  colour: Pigment;
  /** In units. */
  width: number;
  /** Units between hairs: small for bristle, large for a knife. */
  hair: number;
  /** Paint on the brush, from 1 (covers) to 0 (none), at a share of the way. */
  loadAt(share: number): number;
  /** The share of its width at a share of the way. */
  widthAt(share: number): number;
  /** How unevenly the hairs are loaded. */
  unevenness: number;
  /** How much the tooth of the ground breaks the stroke. */
  drag: number;
  opacity: number;
  /** Height of the paint left behind, in units. */
  body: number;
  /** Height of the ridge pushed to the stroke's sides, as a share of its body. */
  rim: number;
  /** Difference of lightness between hairs. */
  streak: number;
  /** Share of the wet paint underneath that is taken along at every step. */
  pickUp: number;
  /** How far apart the hairs touch down and lift, in units. */
  raggedness: number;
};

/** One touch of the brush along a path of close points. */
export function layStroke(surface: Surface, random: Random, path: readonly Point[], brush: Brush) {
  const spine = spineOf(path, brush, surface.scale);
  const length = spine.at(-1)?.distance ?? 0;
  if (spine.length < 2 || length === 0) return;
  const hairs = hairsOf(random, brush, length);
  const lanes = lanesOf(brush.colour);
  for (let index = 1; index < spine.length; index++) {
    const [from, to] = [spine[index - 1], spine[index]];
    if (!from || !to) continue;
    if (brush.pickUp > 0) pickUpAt(surface, lanes, to, brush.pickUp);
    sweep(surface, from, to, { brush, hairs, lanes, length });
  }
}

export type Joint = {
  x: number;
  y: number;
  alongX: number;
  alongY: number;
  /** Half the width here, in pixels. */
  reach: number;
  /** Units from the beginning. */
  distance: number;
};
type Hairs = {
  count: number;
  rows: number;
  load: Float32Array;
  height: Float32Array;
  tint: Float32Array;
  start: Float32Array;
  end: Float32Array;
};
/** Where a pixel lies in a stroke; `inside` is how much of the pixel the stroke covers. */
type Place = { across: number; share: number; distance: number; inside: number };
type Touch = { brush: Brush; hairs: Hairs; lanes: Lanes; length: number };

const unitsPerRow = 46;

function spineOf(path: readonly Point[], brush: Brush, scale: number): Joint[] {
  let distance = 0;
  const lengths = path.map(([x, y], index) => {
    const [beforeX, beforeY] = path[index - 1] ?? [x, y];
    distance += Math.hypot(x - beforeX, y - beforeY);
    return distance;
  });
  return path.map((point, index) => {
    const [before, after] = [path[index - 1] ?? point, path[index + 1] ?? point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const norm = Math.hypot(dx, dy) || 1;
    const along = lengths[index] ?? 0;
    const reach = (brush.width / 2) * brush.widthAt(distance > 0 ? along / distance : 0) * scale;
    const [x, y] = [point[0] * scale, point[1] * scale];
    return { x, y, alongX: dx / norm, alongY: dy / norm, reach, distance: along };
  });
}

function hairsOf(random: Random, brush: Brush, length: number): Hairs {
  const count = Math.max(4, Math.round(brush.width / brush.hair));
  const rows = Math.ceil(length / unitsPerRow) + 2;
  const fill = (size: number, value: () => number) => Float32Array.from({ length: size }, value);
  return {
    count,
    rows,
    load: fill(count * rows, () => (random() - 0.5) * brush.unevenness),
    height: fill(count, random),
    tint: fill(count, () => (random() - 0.5) * brush.streak),
    start: tipsOf(random, count, brush.raggedness),
    end: tipsOf(random, count, brush.raggedness).map((tip) => length - tip),
  };
}

/** Hairs stand in tufts: neighbours touch down and lift nearly together. */
function tipsOf(random: Random, count: number, raggedness: number) {
  const tufts = Float32Array.from({ length: Math.ceil(count / 4) + 2 }, random);
  return Float32Array.from({ length: count }, (_, index) => {
    const tuft = pairAt(tufts, Math.floor(index / 4), (index % 4) / 4);
    return (tuft * 0.7 + random() ** 3 * 0.5) * raggedness;
  });
}

/** Paints every pixel between two joints; neighbouring sweeps share their border, so none is painted twice. */
function sweep(surface: Surface, from: Joint, to: Joint, touch: Touch) {
  const reach = Math.max(from.reach, to.reach) + 1;
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const right = Math.min(surface.width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const bottom = Math.min(surface.height - 1, Math.ceil(Math.max(from.y, to.y) + reach));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const past = (x - from.x) * from.alongX + (y - from.y) * from.alongY;
      const ahead = (to.x - x) * to.alongX + (to.y - y) * to.alongY;
      if (past < 0 || ahead <= 0) continue;
      const share = past / (past + ahead);
      const normalX = -(from.alongY + (to.alongY - from.alongY) * share);
      const normalY = from.alongX + (to.alongX - from.alongX) * share;
      const offsetX = x - from.x - (to.x - from.x) * share;
      const offsetY = y - from.y - (to.y - from.y) * share;
      const half = from.reach + (to.reach - from.reach) * share;
      const aside = offsetX * normalX + offsetY * normalY;
      const inside = Math.min(half + 0.5 - Math.abs(aside), half * 2, 1);
      if (inside <= 0) continue;
      const across = clamp(aside / half, -0.999, 0.999);
      const distance = from.distance + (to.distance - from.distance) * share;
      deposit(surface, y * surface.width + x, { across, share, distance, inside }, touch);
    }
  }
}

function deposit(
  { scale, pigments, relief, tooth }: Surface,
  pixel: number,
  { across, share, distance, inside }: Place,
  { brush, hairs, lanes, length }: Touch,
) {
  const column = (across * 0.5 + 0.5) * (hairs.count - 1.001);
  const hair = Math.floor(column);
  const beside = column - hair;
  const touched = (distance - pairAt(hairs.start, hair, beside)) * scale;
  const lifted = (pairAt(hairs.end, hair, beside) - distance) * scale;
  if (touched <= -1 || lifted <= -1) return;

  const row = distance / unitsPerRow;
  const rowStart = Math.floor(row) * hairs.count;
  const above = pairAt(hairs.load, rowStart + hair, beside);
  const below = pairAt(hairs.load, rowStart + hairs.count + hair, beside);
  const sideways = across < 0 ? -across : across;
  const paint = brush.loadAt(distance / length) + above + (below - above) * (row % 1);
  const left =
    paint - (1 - (tooth[pixel] ?? 0)) * brush.drag - soften(0.8, 1, sideways) * brush.unevenness * 0.4;
  const present = inside * clamp(touched * 0.6 + 0.6) * clamp(lifted * 0.6 + 0.6);
  const cover = soften(0, 0.3, left) * present * brush.opacity;
  if (cover <= 0.003) return;

  const tint = pairAt(hairs.tint, hair, beside);
  carryFrom(lanes, across, share, tint, cover, pigments, pixel * 3);
  const ridge = pairAt(hairs.height, hair, beside) * 0.6 + soften(0.72, 0.94, sideways) * brush.rim;
  const under = relief[pixel] ?? 0;
  tooth[pixel] = (tooth[pixel] ?? 0) * (1 - cover * 0.6) + cover * (ridge * 0.6 + 0.1);
  relief[pixel] = under + cover * (brush.body * (0.5 + ridge + clamp(paint) * 0.3) - under * 0.55);
}

function pairAt(values: Float32Array, index: number, share: number) {
  const first = values[index] ?? 0;
  return first + ((values[index + 1] ?? first) - first) * share;
}
