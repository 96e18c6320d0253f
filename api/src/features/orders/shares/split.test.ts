import { reversedOf, shareOf } from './split';

test.each([
  [23_255_814, 50, 11_627_907],
  [101, 50, 51],
  [100_000, 33.33, 33_330],
  [200_000_000_000, 99.99, 199_980_000_000],
  [250_000, 0, 0],
  [250_000, 100, 250_000],
])('shares %d kobo at %d percent', (base, percent, share) => {
  expect(shareOf(base, percent)).toBe(share);
});

test('refunds in parts reverse a share to the kobo, and never more than the refund', () => {
  const [sold, share] = [25_000_001, 11_627_907];
  let before = 0;
  let reversed = 0;
  for (const amount of [1, 333_333, 7_777_777, 5, 16_888_885]) {
    const part = reversedOf(share, { of: sold, before, amount });
    expect(part).toBeGreaterThanOrEqual(0);
    expect(part).toBeLessThanOrEqual(amount);
    before += amount;
    reversed += part;
  }
  expect({ before, reversed }).toEqual({ before: sold, reversed: share });
});
