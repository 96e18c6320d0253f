import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOfMonth,
  formatFullDay,
  formatShortMonth,
  formatTime,
  formatWeekday,
} from './dates';

test('a date is shown in the time of Lagos: an hour before midnight in UTC is the next day', () => {
  expect(formatDate('2023-12-26T23:00:00.000Z')).toBe('December 27, 2023');
  expect(formatDayOfMonth('2023-12-26T23:00:00.000Z')).toBe('27');
  expect(formatTime('2023-12-26T23:00:00.000Z')).toBe('00:00');
});

test('a near date has its weekday and hour', () => {
  expect(formatDateTime('2026-11-27T17:00:00.000Z')).toBe('Friday, November 27, 18:00');
});

const formats: [(time: string) => string, Intl.DateTimeFormatOptions][] = [
  [formatDate, { dateStyle: 'long' }],
  [formatFullDay, { dateStyle: 'full' }],
  [formatDayOfMonth, { day: 'numeric' }],
  [formatShortMonth, { month: 'short' }],
  [formatTime, { timeStyle: 'short', hourCycle: 'h23' }],
  [formatDay, { dateStyle: 'medium' }],
  [formatWeekday, { weekday: 'long', month: 'long', day: 'numeric' }],
];

test.each(formats)('%p writes each day of eight years as the platform does', (format, options) => {
  const platform = new Intl.DateTimeFormat('en-US', { timeZone: 'Africa/Lagos', ...options });
  const hours = 23;
  for (let time = Date.UTC(2021, 0, 1, 22, 59); time < Date.UTC(2029, 0, 1); time += hours * 3_600_000) {
    expect(format(new Date(time).toISOString())).toBe(platform.format(time));
  }
});

test('what is no time is not written as one', () => {
  expect(() => formatDate('tomorrow')).toThrow(RangeError);
});
