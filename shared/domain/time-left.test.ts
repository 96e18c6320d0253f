import { minutesClock, timeLeft, timeLeftText } from './time-left';

const hourMs = 3_600_000;

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
  [95 * hourMs + 1000, '3 d 23:00:01'],
  [48 * hourMs, '2 d 00:00:00'],
  [48 * hourMs - 1000, '47:59:59'],
  [24 * hourMs, '24:00:00'],
  [4 * hourMs + 9 * 60_000 + 18_000, '04:09:18'],
  [181_001, '00:03:02'],
  [181_000, '03:01'],
  [179_001, '03:00'],
  [500, '00:01'],
  [-5000, '00:00'],
])('shows %d ms as %s', (left, text) => {
  expect(timeLeftText(0, left)).toBe(text);
});

test('shows a time below an hour in minutes and seconds', () => {
  expect(minutesClock(14 * 60_000 + 21_000)).toBe('14:21');
});
