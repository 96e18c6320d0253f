import { bookingTokensOf } from './booking-tokens';

const id = '6f1c1f3e-58a0-4c0e-9d38-0d9b3c2f6a11';

test('a link stays valid after the secret changes while the old secret is kept', () => {
  const old = bookingTokensOf(['the old secret']).sign(id);
  expect(bookingTokensOf(['the new secret', 'the old secret']).read(old)).toBe(id);
  expect(bookingTokensOf(['the new secret']).read(old)).toBeNull();
});

test('refuses to work without a secret', () => {
  expect(() => bookingTokensOf([])).toThrow('There is no secret');
});
