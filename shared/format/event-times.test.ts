import { dayOf, hoursOf } from './event-times';

const starts_at = '2026-12-05T17:00:00.000Z';

test('an evening shows one day and its hours in Lagos', () => {
  const evening = { starts_at, ends_at: '2026-12-05T19:30:00.000Z' };
  expect(dayOf(evening)).toBe('Saturday, December 5, 2026');
  expect(hoursOf(evening)).toBe('18:00 to 20:30');
});

test('an exhibition shows its first and its last day', () => {
  const exhibition = { starts_at, ends_at: '2027-01-31T17:00:00.000Z' };
  expect(dayOf(exhibition)).toBe('Saturday, December 5, 2026 until Sunday, January 31, 2027');
});

test('an event without an end shows its start alone', () => {
  expect(hoursOf({ starts_at, ends_at: null })).toBe('18:00');
});
