import { string } from 'yup';

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Outside these years databases and calendars begin to differ. */
const [first, end] = [Date.UTC(1900, 0), Date.UTC(2200, 0)];

/** Accepts ISO 8601 with its zone, in the years 1900 to 2199 (UTC). '' means none. Messages contain `label`. */
export function dateTime(label: string) {
  const message = `${label} must be a date and time`;
  return string()
    .typeError(message)
    .max(40, message)
    .transform((sent: unknown) => (sent === '' ? undefined : sent))
    .test('moment', message, (sent) => !sent || (pattern.test(sent) && isNear(Date.parse(sent))));
}

function isNear(time: number): boolean {
  return time >= first && time < end;
}

/** Accepts a day of the calendar from 2000 to 2099, such as '2026-12-01'. The message names the field. */
export function day(name: string) {
  const message = `${name} must be a day such as 2026-12-01`;
  return string().typeError(message).max(10, message).test('day', message, isDay);
}

/** True for no day, too: whether a field is required is another rule. */
export function isDay(sent: string | undefined): boolean {
  if (sent === undefined) return true;
  const time = Date.parse(`${sent}T00:00:00Z`);
  if (!/^20\d\d-\d\d-\d\d$/.test(sent) || Number.isNaN(time)) return false;
  return new Date(time).toISOString().startsWith(sent);
}
