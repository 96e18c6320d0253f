import { string } from 'yup';

/**
 * A text field as every form has it: sent trimmed and in one Unicode form. The maximum comes first: composing the
 * marks of a long text takes time that grows with its square, so what is too long stays as it came and is refused.
 */
export function text(maxLength: number, tooLong: string) {
  return string()
    .transform((sent: unknown) => (isComposable(sent, maxLength) ? sent.normalize('NFC').trim() : sent))
    .max(maxLength, tooLong)
    .test('marks', tooLong, (text) => !text || text.length > maxLength || !marksWithoutEnd.test(text));
}

/** In its longest form a letter is written with four characters. */
function isComposable(sent: unknown, maxLength: number): sent is string {
  return typeof sent === 'string' && sent.length <= maxLength * 4 && !marksWithoutEnd.test(sent);
}

/** More marks on one letter than Unicode's stream-safe format has (UAX #15): no language writes so. */
const marksWithoutEnd = /\p{M}{31}/u;

/** A person's first or last name: `label` is how the messages call it. */
export function personName(label: string, maxLength: number) {
  return text(maxLength, `${label} is too long`)
    .required(`${label} is required`)
    .matches(/^[\p{L}\p{M}]+$/u, `${label} must be alphabetic without spacing`);
}

export function email(label: string) {
  const message = `${label} is not valid`;
  return text(254, message).required(`${label} is required`).email(message);
}
