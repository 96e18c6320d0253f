import { readOpeningHours, sessionsOf } from './opening-hours';

test('reads ranges, single days, and lists of days', () => {
  const hours = readOpeningHours('Tuesday to Thursday, 10:00 to 17:00\nSaturday, Sunday, 12:00 to 18:00\n');
  expect([...(hours ?? [])].map(([day, { opens, closes }]) => `${day} ${opens} ${closes}`)).toEqual([
    'Tuesday 10:00 17:00',
    'Wednesday 10:00 17:00',
    'Thursday 10:00 17:00',
    'Saturday 12:00 18:00',
    'Sunday 12:00 18:00',
  ]);
});

test.each([
  ['an unknown day', 'Caturday, 10:00 to 17:00'],
  ['an hour above 24', 'Monday, 10:00 to 25:00'],
  ['an end before the start', 'Monday, 17:00 to 10:00'],
  ['the same day on two lines', 'Monday to Friday, 10:00 to 17:00\nFriday, 10:00 to 20:00'],
  ['days in reverse', 'Friday to Monday, 10:00 to 17:00'],
  ['other words', 'By appointment'],
])('rejects %s', (_name, text) => {
  expect(readOpeningHours(text)).toBeNull();
});

const show = {
  starts_at: '2026-12-01T13:00:00.000Z',
  ends_at: '2026-12-12T15:00:00.000Z',
  opening_hours: 'Tuesday to Thursday, 10:00 to 17:00\nSaturday, 12:00 to 18:00',
};

test('returns the open days in Lagos time, cut to the event', () => {
  expect(
    sessionsOf(show, '2026-11-24T00:00:00.000Z', 60).map(({ starts_at, ends_at }) => [starts_at, ends_at]),
  ).toEqual([
    ['2026-12-01T13:00:00.000Z', '2026-12-01T16:00:00.000Z'],
    ['2026-12-02T09:00:00.000Z', '2026-12-02T16:00:00.000Z'],
    ['2026-12-03T09:00:00.000Z', '2026-12-03T16:00:00.000Z'],
    ['2026-12-05T11:00:00.000Z', '2026-12-05T17:00:00.000Z'],
    ['2026-12-08T09:00:00.000Z', '2026-12-08T16:00:00.000Z'],
    ['2026-12-09T09:00:00.000Z', '2026-12-09T16:00:00.000Z'],
    ['2026-12-10T09:00:00.000Z', '2026-12-10T16:00:00.000Z'],
    ['2026-12-12T11:00:00.000Z', '2026-12-12T15:00:00.000Z'],
  ]);
});

test('starts with the day of the given moment in Lagos', () => {
  const [next] = sessionsOf(show, '2026-12-02T23:30:00.000Z', 1);
  expect(next?.starts_at).toBe('2026-12-03T09:00:00.000Z');
});

test('returns no sessions without opening hours or without an end', () => {
  const from = '2026-11-24T00:00:00.000Z';
  expect(sessionsOf({ ...show, opening_hours: null }, from, 60)).toEqual([]);
  expect(sessionsOf({ ...show, ends_at: null }, from, 60)).toEqual([]);
});
