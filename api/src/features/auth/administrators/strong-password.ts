/** Completes a sentence after 'must have'. */
export const strongPasswordRule =
  "at least 12 characters, 6 of them different, not counting the address, 'password', 'admin', 'gallery' and rows such as 12345 or qwerty";

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
