import type { Pigment } from './pigment';
import type { Joint } from './stroke';
import type { Surface } from './surface';

/** The paint on a brush, in a few lanes side by side, three values each: a step ago and now. */
export type Lanes = { before: Float32Array; now: Float32Array };

const laneCount = 7;

export function lanesOf(colour: Pigment): Lanes {
  const now = Float32Array.from({ length: laneCount * 3 }, (_, index) => colour[index % 3] ?? 0);
  return { before: now.slice(), now };
}

/** Mixes the wet paint lying under the brush at `joint` into its lanes. */
export function pickUpAt(
  { width, height, pigments }: Surface,
  { before, now }: Lanes,
  joint: Joint,
  share: number,
) {
  before.set(now);
  for (let lane = 0; lane < laneCount; lane++) {
    const offset = ((lane + 0.5) / laneCount - 0.5) * 2 * joint.reach;
    const x = Math.round(joint.x - joint.alongY * offset);
    const y = Math.round(joint.y + joint.alongX * offset);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const source = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const carried = now[lane * 3 + channel] ?? 0;
      now[lane * 3 + channel] = carried + ((pigments[source + channel] ?? carried) - carried) * share;
    }
  }
}

/** Lays the paint of the lane at `across` (-1 to 1), at a share of the last step, over the pigments at `target`. */
export function carryFrom(
  { before, now }: Lanes,
  across: number,
  step: number,
  tint: number,
  cover: number,
  pigments: Float32Array,
  target: number,
) {
  const place = Math.min(Math.max((across * 0.5 + 0.5) * laneCount - 0.5, 0), laneCount - 1.001);
  const lane = Math.floor(place);
  const share = place - lane;
  for (let channel = 0; channel < 3; channel++) {
    const first = between(before, now, lane * 3 + channel, step);
    const second = between(before, now, lane * 3 + 3 + channel, step);
    const under = pigments[target + channel] ?? 0;
    pigments[target + channel] = under + cover * (first + (second - first) * share + tint - under);
  }
}

function between(before: Float32Array, now: Float32Array, index: number, step: number) {
  const start = before[index] ?? 0;
  return start + ((now[index] ?? start) - start) * step;
}
