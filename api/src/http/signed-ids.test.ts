import { randomUUID } from 'node:crypto';
import { signedIdsOf } from './signed-ids';

const [old, present] = [
  'a secret of before, forty characters long',
  'a secret of today, forty characters long.',
];
const id = randomUUID();

test('a token is valid for its purpose alone, and outlives a change of the secret', () => {
  const token = signedIdsOf([old], 'new works').sign(id);
  expect(signedIdsOf([present, old], 'new works').read(token)).toBe(id);
  expect(signedIdsOf([old], 'newsletter').read(token)).toBeNull();
  expect(signedIdsOf([present], 'new works').read(token)).toBeNull();
});

test.each([id, `${id}.`, `${id}.x`, '', 'a.b', '\0'])('refuses the token %j', (token) => {
  expect(signedIdsOf([present], 'new works').read(token)).toBeNull();
});

test('refuses to work without a secret', () => {
  expect(() => signedIdsOf([], 'booking')).toThrow('There is no secret');
});
