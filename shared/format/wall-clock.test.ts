import { dateTimeOf, wallClockOf } from './wall-clock';

test('a time is shown in the time of Lagos, and parsed back as the same time', () => {
  expect(wallClockOf('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30');
  expect(dateTimeOf('2027-01-01T00:30')).toBe('2026-12-31T23:30:00.000Z');
});

test('an empty text is no time', () => {
  expect(wallClockOf('')).toBe('');
  expect(dateTimeOf('')).toBe('');
});
