import { addEvent } from '../../../testing/gallery/records';
import { setUpApi } from '../../../testing/setup/setup-api';

const api = setUpApi();
const startsAt = new Date('2127-01-06T09:00:00Z');

async function calendarOf(id: string, query = '') {
  const { statusCode, headers, body } = await api.app.inject(`/api/event/${id}/calendar${query}`);
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8; method=PUBLISH',
  ]);
  return body;
}

test('an event comes as a file with its time, place, and page', async () => {
  const place = 'The foundry yard, Benin City';
  const { id, title } = await addEvent(api.db, { startsAt, endsAt: new Date('2127-01-06T11:00:00Z'), place });
  const file = await calendarOf(id);
  expect(file).toContain('DTSTART:21270106T090000Z\r\nDTEND:21270106T110000Z\r\n');
  expect(file).toContain('LOCATION:The foundry yard\\, Benin City\r\n');
  expect(file).toContain(`SUMMARY:${title}\r\n`);
  expect(file.replaceAll('\r\n ', '')).toContain(`/event-booking/${id}`);
});

test('one open day of a long event comes with its own hours', async () => {
  const endsAt = new Date('2127-01-17T17:00:00Z');
  const openingHours = 'Tuesday to Thursday, 10:00 to 17:00';
  const { id } = await addEvent(api.db, { startsAt, endsAt, openingHours });
  const file = await calendarOf(id, '?session=2127-01-07T09:00:00.000Z');
  expect(file).toContain('DTSTART:21270107T090000Z\r\nDTEND:21270107T160000Z\r\n');
});
