import { type Message, string } from 'yup';

/** Trims and normalizes. Checks the length first, because normalizing takes quadratic time. */
export function text(maxLength: number, tooLong: Message) {
  return string()
    .transform((sent: unknown) => (isComposable(sent, maxLength) ? sent.normalize('NFC').trim() : sent))
    .max(maxLength, tooLong)
    .test('marks', tooLong, (text) => !text || text.length > maxLength || !marksWithoutEnd.test(text));
}

/** In its longest form a letter has four characters. */
function isComposable(sent: unknown, maxLength: number): sent is string {
  return typeof sent === 'string' && sent.length <= maxLength * 4 && !marksWithoutEnd.test(sent);
}

/** Matches more marks on one letter than Unicode's stream-safe format allows (UAX #15). */
const marksWithoutEnd = /\p{M}{31}/u;

export function personName(label: string, maxLength: number) {
  return text(maxLength, `${label} is too long`)
    .required(`${label} is required`)
    .matches(/^[\p{L}\p{M}]+$/u, `${label} must be alphabetic without spacing`);
}

export function email(label: string) {
  const message = `${label} is not valid`;
  return text(254, message).required(`${label} is required`).email(message);
}
