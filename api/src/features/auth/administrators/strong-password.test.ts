import { isStrongPassword } from './strong-password';

const address = 'ngozi.eze@uligallery.example';

test.each([
  ['', 'nothing'],
  ['k7#vQ2p!xZ9', 'eleven characters'],
  ['aaaaaaaaaaaaaaaa', 'one character'],
  ['abababababababab', 'two characters'],
  ['password1234567', 'a word that everyone tries and a row'],
  ['P@ssw0rdP@ssw0rd', 'the same in disguise'],
  ['1234567890123456', 'a row'],
  ['qwertyuiopasdfgh', 'two rows of the keyboard'],
  ['admin-gallery-26', 'what the account is'],
  ['ngozi.eze@uligallery.example', 'the address'],
  ['NgoziUligallery26', 'parts of the address'],
])('rejects %j as weak: %s', (password) => {
  expect(isStrongPassword(password, address)).toBe(false);
});

test.each([
  'harmattan over Ikoyi',
  'k7#vQ2p!xZ9w',
  'correct horse battery staple',
  'the gallery at low tide in June',
  'ọ̀nà wà níbẹ̀ 1960',
])('accepts %j as strong', (password) => {
  expect(isStrongPassword(password, address)).toBe(true);
});
