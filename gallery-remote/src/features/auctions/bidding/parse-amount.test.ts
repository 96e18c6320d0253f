import { parseAmount } from './parse-amount';

test.each([
  ['1400000', 1_400_000],
  ['1,400,000', 1_400_000],
  [' #1,400,000 ', 1_400_000],
  ['₦1 400 000', 1_400_000],
  ['NGN 1,400,000', 1_400_000],
  ['1.400.000', 1_400_000],
  ['1\u202f400\u202f000', 1_400_000],
  ['1,400,000.00', 1_400_000],
  ['1.4m', 1_400_000],
  ['950k', 950_000],
  ['1,000,000,000', 1_000_000_000],
])('accepts the amount %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

test.each(['', '#', '1.4', '1,40,000', '1,400.000', '-5', '0', '1e6', 'a lot', '12 34', '٣', '9'.repeat(20)])(
  'rejects the amount “%s”',
  (typed) => expect(parseAmount(typed)).toBeNull(),
);
