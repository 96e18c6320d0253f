/*
 * Written by hand: each formatter of `Intl` takes a phone some 10 ms to make, in the middle of hydration.
 * All times are shown in the gallery's zone, by the edge and every browser.
 */

/** 'December 27, 2023' */
export function formatDate(time: string): string {
  const { month, day, year } = partsOf(time);
  return `${month} ${day}, ${year}`;
}

/** 'Wednesday, December 27, 2023' */
export function formatFullDay(time: string): string {
  return `${partsOf(time).weekday}, ${formatDate(time)}`;
}

export function formatDayOfMonth(time: string): string {
  return partsOf(time).day;
}

export function formatShortMonth(time: string): string {
  return partsOf(time).month.slice(0, 3);
}

/** '18:00' */
export function formatTime(time: string): string {
  return partsOf(time).clock;
}

/** 'Nov 21, 2026' */
export function formatDay(time: string): string {
  const { day, year } = partsOf(time);
  return `${formatShortMonth(time)} ${day}, ${year}`;
}

/** 'Friday, November 27' */
export function formatWeekday(time: string): string {
  const { weekday, month, day } = partsOf(time);
  return `${weekday}, ${month} ${day}`;
}

/** 'Fri, Nov 27' */
export function formatShortDay(time: string): string {
  return `${partsOf(time).weekday.slice(0, 3)}, ${formatShortMonth(time)} ${formatDayOfMonth(time)}`;
}

export function formatDateTime(time: string): string {
  return `${formatWeekday(time)}, ${formatTime(time)}`;
}

/** 'Tuesday, 1 December 2026', as mails write a day. */
export function formatMailDay(time: string): string {
  const { weekday, day, month, year } = partsOf(time);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** 'Tuesday, 1 December 2026 at 18:00', as mails write a time. */
export function formatMailTime(time: string): string {
  return `${formatMailDay(time)} at ${formatTime(time)}`;
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

const weekdays = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(',');
const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

/** Throws a RangeError for what is no time. */
function partsOf(time: string) {
  const local = wallClockOf(time);
  if (!local) throw new RangeError(`"${time}" is no time`);
  const [date = '', clock = ''] = local.split('T');
  const [year = '', month, day] = date.split('-');
  return {
    year: String(Number(year)),
    month: months[Number(month) - 1] ?? '',
    day: String(Number(day)),
    weekday: weekdays[new Date(date).getUTCDay()] ?? '',
    clock,
  };
}
