import { brand } from '@gallery/shared/brand';
import { FieldError } from '../../../http/answers/http-error';
import common from './common-passwords.json';

export type PasswordOwner = { firstname: string; lastname: string; email: string };

/** Throws a 422 at the field `password` for a common password, and for one made of the account's or the gallery's own words. */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  const message = weaknessOf(password, owner);
  if (message) throw new FieldError(422, 'password', message);
}

export const commonMessage = 'Many people use this password. Choose another one.';
export const ownWordsMessage =
  'This password is your name, your email address, or the name of the gallery. Choose another one.';

function weaknessOf(password: string, owner: PasswordOwner): string | null {
  const typed = plain(password);
  if (commonPasswords.has(typed)) return commonMessage;
  const left = ownWords(owner).reduce((rest, word) => rest.replaceAll(word, ''), typed);
  return left !== typed && [...left].length < minOtherCharacters ? ownWordsMessage : null;
}

const commonPasswords: ReadonlySet<string> = new Set(common.passwords.map(plain));

/** So many characters must be something else. With fewer, such as a year, the rest is guessed quickly. */
const minOtherCharacters = 6;

/** The longest first, so that a short word leaves no part of a longer one. */
function ownWords({ firstname, lastname, email }: PasswordOwner): string[] {
  const written = [firstname, lastname, email, brand.name].map(plain);
  const words = [...written, ...written.flatMap((one) => one.split(/[^\p{L}\p{M}\p{N}]+/u))];
  return words.filter((word) => [...word].length >= 3).toSorted((one, other) => other.length - one.length);
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
