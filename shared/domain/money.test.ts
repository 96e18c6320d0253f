import { formatKobo, formatNaira, groupDigits, spokenNaira } from './money';

test.each([
  [45_000, '#45,000', '45,000 naira'],
  [1_850_000, '#1,850,000', '1,850,000 naira'],
  [999, '#999', '999 naira'],
])('%d naira is written %s and read out as %s', (amount, written, accessible) => {
  expect(formatNaira(amount)).toBe(written);
  expect(spokenNaira(amount)).toBe(accessible);
});

test.each([0, 7, 999, 1000, 10_000, 999_999, 1_850_000, 12_345_678_901, -4500])(
  '%d is written as the browser writes it',
  (whole) => expect(groupDigits(whole)).toBe(new Intl.NumberFormat('en').format(whole)),
);

test('writes kobo as naira, with their part', () => {
  expect([formatKobo(125_000_000), formatKobo(25_000_050)]).toEqual(['#1,250,000', '#250,000.5']);
});
