import { formatNaira, spokenNaira } from './money';

test.each([
  [45_000, '#45,000', '45,000 naira'],
  [1_850_000, '#1,850,000', '1,850,000 naira'],
  [999, '#999', '999 naira'],
])('%d naira is written %s and read out as %s', (amount, written, accessible) => {
  expect(formatNaira(amount)).toBe(written);
  expect(spokenNaira(amount)).toBe(accessible);
});
