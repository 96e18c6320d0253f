import type { EventsAnswer } from '@gallery/shared/contract/programme/event.schema';
import { addEvent } from '../../testing/gallery/records';
import { setUpApi } from '../../testing/setup/setup-api';
import { pictures } from '../media/picture.table';
import { events } from './event.table';

const api = setUpApi();

beforeEach(() => api.db.delete(events));

test('lists events for visitors by date', async () => {
  const hash = 'b'.repeat(32);
  const facts = { width: 1600, height: 812, widths: [320], placeholder: 'data:image/webp;base64,' };
  await api.db.insert(pictures).values({ hash, ...facts });
  const later = await addEvent(api.db, {
    title: 'Later',
    startsAt: new Date('2128-02-01T17:00:00Z'),
    capacity: 8,
    placesTaken: 3,
    pictureHash: hash,
    imgUrl: `/api/media/${hash}/original.jpg`,
    visualDescription: 'A room.',
  });
  await addEvent(api.db, { title: 'Earlier', current: true, label: 'Closed', onLanding: true });
  const answer = (await api.app.inject('/api/event')).json<EventsAnswer>();
  expect(answer.events.map(({ title }) => title)).toEqual(['Earlier', 'Later']);
  expect(answer.events[0]).toMatchObject({ current: true, label: 'Closed', on_landing: true, picture: null });
  expect(answer.events[1]).toEqual({
    _id: later.id,
    version: 1,
    title: 'Later',
    summary: 'Come and see.',
    place: '12 Uli Close, Ikoyi, Lagos',
    starts_at: '2128-02-01T17:00:00.000Z',
    ends_at: null,
    kind: 'Event',
    opening_hours: null,
    current: false,
    label: 'Book Now',
    on_landing: false,
    img_url: `/api/media/${hash}/original.jpg`,
    picture: { base: `/api/media/${hash}`, ...facts },
    visual_description: 'A room.',
    capacity: 8,
    places_left: 5,
    passed: false,
  });
});

test('lists the latest hundred of more events', async () => {
  for (let day = 1; day <= 101; day += 1) {
    await addEvent(api.db, { title: `Day ${day}`, startsAt: new Date(Date.UTC(2024, 0, day)) });
  }
  const { events: shown } = (await api.app.inject('/api/event')).json<EventsAnswer>();
  expect(shown).toHaveLength(100);
  expect([shown[0]?.title, shown.at(-1)?.title]).toEqual(['Day 2', 'Day 101']);
});
