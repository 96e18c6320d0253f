import { formatTime, lagosTime } from './clock';

/* Formats without `Intl`, whose formatters each take a phone 10 ms during hydration. All times are in the gallery's zone. */

/** Formats as 'December 27, 2023'. */
export function formatDate(time: string): string {
  const { month, day, year } = partsOf(time);
  return `${month} ${day}, ${year}`;
}

/** Formats as 'Wednesday, December 27, 2023'. */
export function formatFullDay(time: string): string {
  return `${partsOf(time).weekday}, ${formatDate(time)}`;
}

export function formatDayOfMonth(time: string): string {
  return partsOf(time).day;
}

export function formatShortMonth(time: string): string {
  return partsOf(time).month.slice(0, 3);
}

/** Formats as 'Nov 21, 2026'. */
export function formatDay(time: string): string {
  const { day, year } = partsOf(time);
  return `${formatShortMonth(time)} ${day}, ${year}`;
}

/** Formats as 'Friday, November 27'. */
export function formatWeekday(time: string): string {
  const { weekday, month, day } = partsOf(time);
  return `${weekday}, ${month} ${day}`;
}

/** Formats as 'Fri, Nov 27'. */
export function formatShortDay(time: string): string {
  return `${partsOf(time).weekday.slice(0, 3)}, ${formatShortMonth(time)} ${formatDayOfMonth(time)}`;
}

export function formatDateTime(time: string): string {
  return `${formatWeekday(time)}, ${formatTime(time)}`;
}

/** Formats a day for mails as 'Tuesday, 1 December 2026'. */
export function formatMailDay(time: string): string {
  const { weekday, day, month, year } = partsOf(time);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** Formats a time for mails as 'Tuesday, 1 December 2026 at 18:00'. */
export function formatMailTime(time: string): string {
  return `${formatMailDay(time)} at ${formatTime(time)}`;
}

const weekdays = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(',');
const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

function partsOf(time: string) {
  const date = lagosTime(time).slice(0, 10);
  const [year = '', month, day] = date.split('-');
  return {
    year: String(Number(year)),
    month: months[Number(month) - 1] ?? '',
    day: String(Number(day)),
    weekday: weekdays[new Date(date).getUTCDay()] ?? '',
  };
}
