import { payTimeText, remindersText, remindersWithin } from './pay-time';

test('a time to pay is said in hours where it is whole hours', () => {
  expect([2880, 60, 90, 1, 30].map((minutes) => payTimeText(minutes))).toEqual([
    '48 hours',
    '1 hour',
    '90 minutes',
    '1 minute',
    '30 minutes',
  ]);
  expect(payTimeText(undefined)).toBe('48 hours');
});

test('only those reminders are announced for which there is time', () => {
  expect([2880, 1440, 360, 1].map(remindersWithin)).toEqual([[24, 6], [6], [], []]);
  expect(remindersText(2880)).toBe('We remind you 24 and 6 hours before');
  expect(remindersText(600)).toBe('We remind you 6 hours before');
  expect(remindersText(60)).toBeNull();
});
