import { number } from 'yup';

const versionMessage = 'version must be a whole number from 1';

/** The version of the record that the edit is based on. */
export function version() {
  return sentVersion().required('version is required');
}

/** Like `version`, but a client may leave it out. An empty one is refused. */
export function optionalVersion() {
  return sentVersion().test(
    'sent',
    versionMessage,
    (value, { originalValue }) => value !== undefined || originalValue === undefined,
  );
}

function sentVersion() {
  return number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(versionMessage)
    .integer(versionMessage)
    .min(1, versionMessage);
}

/** Reads an amount of naira as people write it, with commas. */
export function nairaIn(sent: unknown): unknown {
  return wholeNumberIn(typeof sent === 'string' && sent.length <= 20 ? sent.replaceAll(',', '') : sent);
}

/** yup alone would also read lists and similar values as numbers. */
export function wholeNumberIn(sent: unknown): unknown {
  if (sent === '' || sent === null) return undefined;
  if (typeof sent === 'number') return sent;
  return typeof sent === 'string' && /^\s*\d+\s*$/.test(sent) ? Number(sent) : Number.NaN;
}
