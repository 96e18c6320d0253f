import { dateTime } from './date-time.schema';

const start = dateTime('Start');

test.each([
  '2026-12-27T18:00Z',
  '2026-12-27T19:00:00.000+01:00',
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999Z',
  '',
])('the schema accepts %j', async (sent) => {
  expect(await start.isValid(sent)).toBe(true);
});

test.each([
  '0000-01-01T00:00Z',
  '1899-12-31T23:59:59.999Z',
  '1900-01-01T00:30+01:00',
  '2200-01-01T00:00:00Z',
  '9999-12-31T23:59-23:59',
  '2026-02-30',
  '2026-13-01T00:00Z',
  'soon',
])('the schema rejects %j', async (sent) => {
  await expect(start.validate(sent)).rejects.toThrow('Start must be a date and time');
});
