/** Where the gallery stands: all times are told in its zone, by every visitor's page and by the edge alike. */
const timeZone = 'Africa/Lagos';

/** An ISO time as a date: 'December 27, 2023'. */
export const formatDate = formatterOf({ dateStyle: 'long' });

/** The same with its weekday: 'Wednesday, December 27, 2023'. */
export const formatFullDay = formatterOf({ dateStyle: 'full' });

/** The day of the month alone: '27'. */
export const formatDayOfMonth = formatterOf({ day: 'numeric' });

/** Its month: 'Dec'. */
export const formatShortMonth = formatterOf({ month: 'short' });

/** The hour: '18:00'. */
export const formatTime = formatterOf({ timeStyle: 'short', hourCycle: 'h23' });

/** A day in a table: 'Nov 21, 2026'. */
export const formatDay = formatterOf({ dateStyle: 'medium' });

/** A day of this year: 'Friday, November 27'. */
export const formatWeekday = formatterOf({ weekday: 'long', month: 'long', day: 'numeric' });

/** A day not far away, with its hour: 'Friday, November 27, 18:00'. */
export function formatDateTime(time: string): string {
  return `${formatWeekday(time)}, ${formatTime(time)}`;
}

/** Made when it is first asked for: to make one takes a phone some ten milliseconds. */
function formatterOf(options: Intl.DateTimeFormatOptions): (time: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => {
    made ??= new Intl.DateTimeFormat('en-US', { timeZone, ...options });
    return made.format(new Date(time));
  };
}
