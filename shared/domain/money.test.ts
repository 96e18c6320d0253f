import { formatKobo, formatNaira, groupDigits, spokenNaira } from './money';

test.each([
  [45_000, '#45,000', '45,000 naira'],
  [1_850_000, '#1,850,000', '1,850,000 naira'],
  [999, '#999', '999 naira'],
])('formats %d naira as %s and reads it out as %s', (amount, written, accessible) => {
  expect(formatNaira(amount)).toBe(written);
  expect(spokenNaira(amount)).toBe(accessible);
});

test.each([0, 7, 999, 1000, 10_000, 999_999, 1_850_000, 12_345_678_901, -4500])(
  'groups the digits of %d as the browser does',
  (whole) => expect(groupDigits(whole)).toBe(new Intl.NumberFormat('en').format(whole)),
);

test('formats kobo as naira with decimals', () => {
  expect([formatKobo(125_000_000), formatKobo(25_000_050)]).toEqual(['#1,250,000', '#250,000.5']);
});
