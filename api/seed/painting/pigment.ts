/** Red, green and blue, 0 to 255 each. */
export type Pigment = readonly [red: number, green: number, blue: number];

/** The pigment of a '#rrggbb' notation. */
export function pigment(notation: string): Pigment {
  const value = Number.parseInt(notation.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` 0 is all `from`, 1 is all `to`. */
export function blend(from: Pigment, to: Pigment, share: number): Pigment {
  const keep = 1 - share;
  return [from[0] * keep + to[0] * share, from[1] * keep + to[1] * share, from[2] * keep + to[2] * share];
}

/** A little lighter (or darker, below 0) and a little warmer (or cooler, below 0). */
export function shift([red, green, blue]: Pigment, light: number, warmth = 0): Pigment {
  return [red + light + warmth, green + light + warmth * 0.25, blue + light - warmth];
}

/** A colour from a list of stops, each a place (0 to 1, rising) and its pigment. */
export function gradient(
  stops: readonly (readonly [place: number, colour: Pigment])[],
  place: number,
): Pigment {
  let before = stops[0];
  for (const stop of stops) {
    if (before && place <= stop[0]) {
      const span = stop[0] - before[0];
      return blend(before[1], stop[1], span > 0 ? Math.max(0, (place - before[0]) / span) : 1);
    }
    before = stop;
  }
  return before?.[1] ?? [0, 0, 0];
}

export function clamp(value: number, low = 0, high = 1) {
  return Math.min(Math.max(value, low), high);
}

/** 0 below `low`, 1 above `high`, a soft step between. */
export function soften(low: number, high: number, value: number) {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}
