/** All times are shown in the gallery's zone, by the edge and every browser. */
const timeZone = 'Africa/Lagos';

export const formatDate = formatterOf({ dateStyle: 'long' });

/** 'Wednesday, December 27, 2023' */
export const formatFullDay = formatterOf({ dateStyle: 'full' });

export const formatDayOfMonth = formatterOf({ day: 'numeric' });

export const formatShortMonth = formatterOf({ month: 'short' });

export const formatTime = formatterOf({ timeStyle: 'short', hourCycle: 'h23' });

/** 'Nov 21, 2026' */
export const formatDay = formatterOf({ dateStyle: 'medium' });

/** 'Friday, November 27' */
export const formatWeekday = formatterOf({ weekday: 'long', month: 'long', day: 'numeric' });

export function formatDateTime(time: string): string {
  return `${formatWeekday(time)}, ${formatTime(time)}`;
}

/** Made on first use: making one takes a phone some 10 ms. */
function formatterOf(options: Intl.DateTimeFormatOptions): (time: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => {
    made ??= new Intl.DateTimeFormat('en-US', { timeZone, ...options });
    return made.format(new Date(time));
  };
}
