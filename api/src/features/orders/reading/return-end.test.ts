import { returnEnd } from './return-fields';

test.each([
  ['2026-12-01T10:00:00.000Z', '2026-12-15T23:00:00.000Z'],
  ['2026-12-01T22:59:00.000Z', '2026-12-15T23:00:00.000Z'],
  ['2026-12-01T23:00:00.000Z', '2026-12-16T23:00:00.000Z'],
])('the 14 days of a work that arrived at %s end at %s, midnight in Lagos', (delivered, end) => {
  expect(returnEnd(delivered, 14)).toBe(end);
});
