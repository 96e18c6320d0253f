import { string } from 'yup';

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment as ISO 8601 with its zone; '' is none. `label` is how the message calls it. */
export function moment(label: string) {
  const message = `${label} must be a date and time`;
  return string()
    .typeError(message)
    .transform((sent: unknown) => (sent === '' ? undefined : sent))
    .test('moment', message, (sent) => !sent || (pattern.test(sent) && !Number.isNaN(Date.parse(sent))));
}
