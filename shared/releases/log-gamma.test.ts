/** @jest-environment node */
import { logChoose, logGamma } from './log-gamma';

test('logGamma matches factorials, a half, and large numbers', () => {
  for (let n = 1, factorial = 1; n < 20; factorial *= n, n++)
    expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 11);
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12);
  expect(logGamma(1_000_001) - logGamma(1_000_000)).toBeCloseTo(Math.log(1_000_000), 7);
});

test('logChoose counts the ways to choose', () => {
  expect(Math.exp(logChoose(52, 5))).toBeCloseTo(2_598_960, 3);
  expect(logChoose(7, 0)).toBeCloseTo(0, 12);
  expect(logChoose(7, 7)).toBeCloseTo(0, 12);
});
