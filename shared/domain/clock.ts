/* Apart from the dates, because the first view of the landing page needs no names of months and days. */

/** '18:00' */
export function formatTime(time: string): string {
  return lagosTime(time).slice(11);
}

/** '2026-12-01T18:00'; throws a RangeError for what is no time. */
export function lagosTime(time: string): string {
  const local = wallClockOf(time);
  if (!local) throw new RangeError(`"${time}" is no time`);
  return local;
}

/** Lagos is an hour ahead of UTC, without summer time, since 1919. */
const offsetMs = 60 * 60 * 1000;

/** An ISO time as Lagos time for a form control: '2026-12-01T18:00'; '' stays ''. */
export function wallClockOf(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? '' : new Date(at + offsetMs).toISOString().slice(0, 16);
}

/** The time of day in Lagos, to the second: '18:14:00'. */
export function secondsClockOf(time: string): string {
  return new Date(Date.parse(time) + offsetMs).toISOString().slice(11, 19);
}

/** Lagos time as ISO 8601 in UTC; '' stays ''. */
export function dateTimeOf(wallClock: string): string {
  const at = Date.parse(`${wallClock}Z`);
  return Number.isNaN(at) ? '' : new Date(at - offsetMs).toISOString();
}
