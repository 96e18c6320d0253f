import { string } from 'yup';

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
