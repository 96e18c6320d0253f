import { dateTimeOf, wallClockOf } from './wall-clock';

test('a moment is told by the clock of Lagos, and read back as the same moment', () => {
  expect(wallClockOf('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30');
  expect(dateTimeOf('2027-01-01T00:30')).toBe('2026-12-31T23:30:00.000Z');
});

test('no moment is no time', () => {
  expect(wallClockOf('')).toBe('');
  expect(dateTimeOf('')).toBe('');
});
