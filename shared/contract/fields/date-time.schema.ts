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
