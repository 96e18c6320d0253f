import { formatDate, formatDateTime, formatDayOfMonth, formatTime } from './dates';

test('a date is shown in the time of Lagos: an hour before midnight in UTC is the next day', () => {
  expect(formatDate('2023-12-26T23:00:00.000Z')).toBe('December 27, 2023');
  expect(formatDayOfMonth('2023-12-26T23:00:00.000Z')).toBe('27');
  expect(formatTime('2023-12-26T23:00:00.000Z')).toBe('00:00');
});

test('a near date has its weekday and hour', () => {
  expect(formatDateTime('2026-11-27T17:00:00.000Z')).toBe('Friday, November 27, 18:00');
});
