/** So many times in so many seconds. */
export type Rate = Readonly<{ most: number; seconds: number }>;

const secondsIn = { second: 1, minute: 60, hour: 3_600, day: 86_400 };
export const ratePattern = /^([1-9]\d{0,8})\/([1-9]\d{0,3})?(second|minute|hour|day)s?$/;

/** Reads a rate as settings write it, such as `10/hour` or `10/15minutes`. Throws when it is not one. */
export function rateOf(written: string): Rate {
  const [, most, units = '1', unit] = ratePattern.exec(written) ?? [];
  if (!unit) throw new Error(`'${written}' is not a rate.`);
  return { most: Number(most), seconds: Number(units) * secondsIn[unit as keyof typeof secondsIn] };
}
