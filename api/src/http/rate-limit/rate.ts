export type Rate = Readonly<{ max: number; seconds: number }>;

const secondsIn = { second: 1, minute: 60, hour: 3_600, day: 86_400 };
export const ratePattern = /^([1-9]\d{0,8})\/([1-9]\d{0,3})?(second|minute|hour|day)s?$/;

/** Parses a rate such as `10/hour` or `10/15minutes`. Throws for anything else. */
export function parseRate(text: string): Rate {
  const [, max, units = '1', unit] = ratePattern.exec(text) ?? [];
  if (!unit) throw new Error(`'${text}' is not a rate.`);
  return { max: Number(max), seconds: Number(units) * secondsIn[unit as keyof typeof secondsIn] };
}
