/** Red, green and blue from 0 to 255. */
export type Ink = readonly [number, number, number];

export function ink(hex: string): Ink {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function cssInk([red, green, blue]: Ink, opacity = 1) {
  return `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${opacity})`;
}

export function mixInks(from: Ink, to: Ink, share: number): Ink {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

export function mix(from: number, to: number, share: number) {
  return from + (to - from) * share;
}

export function between(value: number, least: number, most: number) {
  return Math.min(most, Math.max(least, value));
}

/** 0 below `from`, 1 above `to`, a soft step between (or the other way round if `to` is the smaller). */
export function ramp(from: number, to: number, value: number) {
  const share = between((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
