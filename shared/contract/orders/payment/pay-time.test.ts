import { payTimeText, remindersText, remindersWithin } from './pay-time';

test('payTimeText uses hours for whole hours and minutes otherwise', () => {
  expect([2880, 60, 90, 1, 30].map((minutes) => payTimeText(minutes))).toEqual([
    '48 hours',
    '1 hour',
    '90 minutes',
    '1 minute',
    '30 minutes',
  ]);
  expect(payTimeText(undefined)).toBe('48 hours');
});

test('remindersText names only the reminders that have time left', () => {
  expect([2880, 1440, 360, 1].map(remindersWithin)).toEqual([[24, 6], [6], [], []]);
  expect(remindersText(2880)).toBe('We remind you 24 and 6 hours before');
  expect(remindersText(600)).toBe('We remind you 6 hours before');
  expect(remindersText(60)).toBeNull();
});
