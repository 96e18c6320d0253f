import { noiseFrom } from './noise';
import { blend, clamp, type Pigment, shift, soften } from './pigment';
import type { Ground } from './surface';

/** A narrow band as it leaves the loom, top to bottom of the work. */
export type Strip = {
  width: number;
  /** The warp: stripes from the left selvedge, each up to a share of the width. */
  stripes: readonly (readonly [until: number, colour: Pigment])[];
  /** Figures laid in with an extra weft. */
  inlays: readonly Inlay[];
  /** Rows of eyelets: their height and the thread carried over the openings. */
  eyelets?: readonly number[];
};

export type Inlay = {
  from: number;
  to: number;
  colour: Pigment;
  /** Whether the extra weft shows, by share of the width and of the inlay's height. */
  shows(across: number, down: number): boolean;
};

const thread = 6.4;
const openwork: Pigment = [34, 24, 26];

/** Strips sewn edge to edge: a warp-faced weave, each thread rounded, the cloth gently uneven. */
export function sewnStrips(seed: number, strips: readonly Strip[]): Ground {
  const noise = noiseFrom(seed);
  const starts = strips.map((_, index) => strips.slice(0, index).reduce((sum, { width }) => sum + width, 0));
  return (rawX, rawY) => {
    const x = rawX + noise.layered(rawX / 420, rawY / 380, 2) * 12;
    const y = rawY + noise.layered(rawX / 260 + 50, rawY / 520, 2) * 16;
    const index = Math.max(
      0,
      starts.findLastIndex((start, place) => x >= start + noise.at(y / 210, place * 9.7) * 4),
    );
    const strip = strips[index];
    if (!strip) return { colour: openwork, relief: 0, tooth: 0 };
    const inside = x - (starts[index] ?? 0);
    const drape = noise.layered(rawX / 330, rawY / 460, 3) * 16;
    const point = woven(strip, inside, y + index * 37, y, (a, b) => noise.at(a + index * 11, b));
    const seam = Math.min(inside, strip.width - inside);
    const dome = soften(-2, 16, seam);
    const stitched = seam < 7 && (y + inside * 0.8) % 34 < 6;
    const shade = blend([28, 18, 24], point.colour, 0.35 + 0.65 * dome);
    return {
      colour: stitched ? shift(point.colour, 26) : shift(shade, drape * 0.9),
      relief: point.relief + dome * 5 + drape * 1.4 + (stitched ? 2 : 0),
      tooth: 0.5 + point.relief * 0.2,
    };
  };
}

/** One point of a strip; `fleck` is noise of the yarn. */
export function woven(
  strip: Strip,
  x: number,
  threadY: number,
  y: number,
  fleck: (x: number, y: number) => number,
) {
  const across = clamp(x / strip.width, 0, 0.999);
  const warp = Math.floor(x / thread);
  const weft = Math.floor(threadY / thread);
  const snapped = clamp(((warp + 0.5) * thread) / strip.width, 0, 0.999);
  const yarn = fleck(warp * 3.7, threadY / 90) * 13 + fleck(warp * 1.9 + 60, threadY / 17) * 7;
  const roundWarp = Math.abs(Math.cos((x / thread - warp - 0.5) * Math.PI));
  const inlay = strip.inlays.find(({ from, to, shows }) => {
    const down = (Math.floor(y / thread) * thread - from) / (to - from);
    return down >= 0 && down < 1 && across > 0.05 && across < 0.95 && shows(snapped, down);
  });
  if (inlay) {
    const roundWeft = Math.abs(Math.cos((threadY / thread - weft - 0.5) * Math.PI));
    const laid = fleck(x / 40, weft * 4.3) * 15 + fleck(x / 9, weft * 2.1) * 6;
    const tiedDown = (warp + (weft % 2) * 3) % 6 === 0;
    const shade = laid + roundWeft * 12 - (tiedDown ? 26 : 8);
    return { colour: shift(inlay.colour, shade), relief: (tiedDown ? 0.8 : 1.6) + roundWeft * 1.5 };
  }
  if (opened(strip, x, y)) return { colour: openwork, relief: -2.4 };
  const colour = strip.stripes.find(([until]) => snapped <= until)?.[1] ?? openwork;
  const dip = (warp + weft) % 2 === 0 ? 0.35 : -0.35;
  return { colour: shift(colour, yarn + roundWarp * 10 - 8 + dip * 9), relief: roundWarp * 1.3 + dip };
}

function opened({ eyelets, width }: Strip, x: number, y: number) {
  const row = eyelets?.find((height) => Math.abs(height - y) < 11);
  if (row === undefined || x < 14 || x > width - 14) return false;
  const centre = Math.round(x / 26) * 26;
  return ((x - centre) / 7) ** 2 + ((y - row) / 9.5) ** 2 < 1;
}
