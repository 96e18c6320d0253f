/* Separate from the dates, because the first view of the landing page needs no names of months and days. */

/** Formats an ISO time as '18:00', in Lagos. */
export function formatTime(time: string): string {
  return lagosTime(time).slice(11);
}

/** Formats an ISO time as '2026-12-01T18:00'. Throws a RangeError for an invalid time. */
export function lagosTime(time: string): string {
  const local = wallClockOf(time);
  if (!local) throw new RangeError(`"${time}" is no time`);
  return local;
}

/** Lagos has been an hour ahead of UTC, without summer time, since 1919. */
const offsetMs = 60 * 60 * 1000;

/** Formats an ISO time as Lagos time for a form control: '2026-12-01T18:00'. '' stays ''. */
export function wallClockOf(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? '' : new Date(at + offsetMs).toISOString().slice(0, 16);
}

/** Formats the time of day in Lagos with seconds: '18:14:00'. */
export function secondsClockOf(time: string): string {
  return new Date(Date.parse(time) + offsetMs).toISOString().slice(11, 19);
}

/** Converts Lagos time to ISO 8601 in UTC. '' stays ''. */
export function dateTimeOf(wallClock: string): string {
  const at = Date.parse(`${wallClock}Z`);
  return Number.isNaN(at) ? '' : new Date(at - offsetMs).toISOString();
}
