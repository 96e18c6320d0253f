import { dateTimeOf, formatTime, wallClockOf } from './clock';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOfMonth,
  formatFullDay,
  formatMailDay,
  formatMailTime,
  formatShortDay,
  formatShortMonth,
  formatWeekday,
} from './time';

test('dates use the time of Lagos, also across midnight', () => {
  expect(formatDate('2023-12-26T23:00:00.000Z')).toBe('December 27, 2023');
  expect(formatDayOfMonth('2023-12-26T23:00:00.000Z')).toBe('27');
  expect(formatTime('2023-12-26T23:00:00.000Z')).toBe('00:00');
});

test('formatDateTime shows weekday and hour', () => {
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
  [formatShortDay, { weekday: 'short', month: 'short', day: 'numeric' }],
];

test.each(formats)('%p formats each day of eight years as the platform does', (format, options) => {
  const platform = new Intl.DateTimeFormat('en-US', { timeZone: 'Africa/Lagos', ...options });
  const hours = 23;
  for (let time = Date.UTC(2021, 0, 1, 22, 59); time < Date.UTC(2029, 0, 1); time += hours * 3_600_000) {
    expect(format(new Date(time).toISOString())).toBe(platform.format(time));
  }
});

test('formatDate throws for an invalid time', () => {
  expect(() => formatDate('tomorrow')).toThrow(RangeError);
});

test('wallClockOf and dateTimeOf convert between UTC and Lagos', () => {
  expect(wallClockOf('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30');
  expect(dateTimeOf('2027-01-01T00:30')).toBe('2026-12-31T23:30:00.000Z');
});

test('an empty text converts to an empty text', () => {
  expect(wallClockOf('')).toBe('');
  expect(dateTimeOf('')).toBe('');
});

test('mails show day and time in Lagos', () => {
  expect(formatMailDay('2026-12-01T17:00:00.000Z')).toBe('Tuesday, 1 December 2026');
  expect(formatMailTime('2026-11-30T23:30:00.000Z')).toBe('Tuesday, 1 December 2026 at 00:30');
});
