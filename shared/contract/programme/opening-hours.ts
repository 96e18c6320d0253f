/** An open day of a longer event, in ISO 8601 (UTC). */
export type Session = { starts_at: string; ends_at: string };

type Hours = { opens: string; closes: string };

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const line = /^(.+), ((?:[01]\d|2[0-3]):[0-5]\d) to ((?:[01]\d|2[0-3]):[0-5]\d)$/;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Lagos is an hour ahead of UTC, without summer time. */
const zone = '+01:00';

/** Reads lines such as 'Tuesday to Friday, 10:00 to 17:00'. `null` for any other line, a day twice, or reversed hours. */
export function readOpeningHours(text: string): Map<string, Hours> | null {
  const hours = new Map<string, Hours>();
  for (const row of text.split('\n').map((part) => part.trim())) {
    if (row === '') continue;
    const [, days = '', opens = '', closes = ''] = line.exec(row) ?? [];
    const named = days.split(', ').flatMap(daysIn);
    const isClear = named.every((day) => weekdays.includes(day) && !hours.has(day));
    if (!isClear || opens >= closes) return null;
    for (const day of named) hours.set(day, { opens, closes });
  }
  return hours;
}

/** Splits 'Tuesday to Friday' into four days, and returns one day as it is. */
function daysIn(part: string): string[] {
  const [first = '', last = first] = part.split(' to ');
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return from < 0 || to < from ? [''] : weekdays.slice(from, to + 1);
}

type LongEvent = { starts_at: string; ends_at: string | null; opening_hours: string | null };

/**
 * Returns at most `limit` open days of an event from the day of `from` (ISO 8601) on, by the gallery's clock. An event
 * without opening hours or without an end has none. The first and the last day keep the event's own start and end.
 */
export function sessionsOf(event: LongEvent, from: string, limit: number): Session[] {
  const hours = event.opening_hours && readOpeningHours(event.opening_hours);
  if (!hours || !event.ends_at) return [];
  const [start, end] = [Date.parse(event.starts_at), Date.parse(event.ends_at)];
  const sessions: Session[] = [];
  const firstMoment = Math.max(start, Date.parse(from)) + hourMs;
  let day = firstMoment - (firstMoment % dayMs);
  for (; sessions.length < limit && day <= end + dayMs; day += dayMs) {
    const date = new Date(day).toISOString().slice(0, 10);
    const open = hours.get(weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? '');
    if (!open) continue;
    const opens = Math.max(start, Date.parse(`${date}T${open.opens}${zone}`));
    const closes = Math.min(end, Date.parse(`${date}T${open.closes}${zone}`));
    if (opens >= closes) continue;
    sessions.push({ starts_at: new Date(opens).toISOString(), ends_at: new Date(closes).toISOString() });
  }
  return sessions;
}
