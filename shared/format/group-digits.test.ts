import { groupDigits } from './group-digits';

test.each([0, 7, 999, 1000, 10_000, 999_999, 1_850_000, 12_345_678_901, -4500])(
  '%d is written as the browser writes it',
  (whole) => expect(groupDigits(whole)).toBe(new Intl.NumberFormat('en').format(whole)),
);
