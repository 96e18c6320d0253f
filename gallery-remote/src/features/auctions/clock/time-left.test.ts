import { daysAndClock, timeLeft } from './clock-text';

test('splits the time until a lot closes into days, hours, minutes, and seconds', () => {
  const from = Date.parse('2026-11-21T08:00:00Z');
  const until = Date.parse('2026-11-23T11:03:09Z');
  expect(timeLeft(from, until)).toEqual({ days: 2, hours: 3, minutes: 3, seconds: 9 });
});

test('rounds a started second up and returns nothing for a past time', () => {
  expect(timeLeft(0, 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(1000, 1000)).toBeNull();
});

test.each([
  [95 * 3_600_000 + 1000, '3 d 23:00:01'],
  [23 * 3_600_000, '23:00:00'],
])('shows %d ms as %s', (left, text) => {
  expect(daysAndClock(0, left)).toBe(text);
});
