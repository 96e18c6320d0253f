import { strongPasswordRule } from '@gallery/shared/contract/account/user';
import { FieldError } from '../../../http/answers/http-error';

/** Throws a 422 at the field `password` for a password that is too weak for an administrator. */
export function refuseWeakForStaff(password: string, email: string): void {
  if (isStrongPassword(password, email)) return;
  const message = `Password must have ${strongPasswordRule}`;
  throw new FieldError(422, 'password', message);
}

export function isStrongPassword(password: string, email: string): boolean {
  const guessed = [...email.toLowerCase().split(/[@.]/).filter(isWord), ...guessable];
  const left = guessed.reduce((rest, word) => rest.replaceAll(word, ''), plain(password));
  const characters = [...left];
  return characters.length >= 12 && new Set(characters).size >= 6;
}

const guessable = [
  'password',
  'passwort',
  'administrator',
  'admin',
  'gallery',
  'uli',
  'welcome',
  'letmein',
  'changeme',
  '1234567890',
  '12345',
  '23456',
  '34567',
  '45678',
  '56789',
  '67890',
  '0123456789',
  '98765',
  '54321',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'asdfgh',
  'zxcvbnm',
  'zxcvbn',
  'abcdefgh',
  'abcdef',
  'abcde',
];

const isWord = (part: string) => part.length > 2;

/** Maps P@ssw0rd to password. */
function plain(password: string): string {
  return password
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[@0$](?=\p{L})/gu, (sign) => ({ '@': 'a', 0: 'o', $: 's' })[sign] ?? sign);
}
