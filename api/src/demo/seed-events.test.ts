import { access } from 'node:fs/promises';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import type { SeedEvent } from '../../seed/collection/collection-types';
import type { OpenDatabase } from '../db/client';
import { events } from '../features/events/event.table';
import { pictures } from '../features/media/picture.table';
import { openTestDatabase } from '../testing/database/test-database';
import { demoCollection } from './demo-collection';
import { seedEvents } from './seed-events';

const now = new Date('2026-03-30T22:30:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const event: SeedEvent = {
  title: 'First Evening',
  summary: 'Come and see.',
  place: 'Lagos',
  starts: { days: 2, hour: 17 },
  kind: 'Evening',
  current: false,
  label: 'Book Now',
  on_landing: false,
  picture: 'osupa',
  capacity: 8,
};

test('adds events with pictures and counts relative days in Lagos time from the first start', async () => {
  const facts = { hash: 'c'.repeat(32), width: 1600, height: 1200, widths: [320], placeholder: 'data:,' };
  await database.db.insert(pictures).values(facts);
  const dated = { ...event, starts: new Date('2023-12-27T10:00:00Z'), visual_description: 'A room.' };
  await seedEvents(database.db, [event, dated], {
    picture: () => ({ ...facts, original: 'original.jpg' }),
    described: (picture) => `What ${picture} shows`,
    now,
  });
  const [fixed, ahead] = await database.db.select().from(events).orderBy(asc(events.startsAt));
  expect(fixed).toMatchObject({ startsAt: new Date('2023-12-27T10:00:00Z'), visualDescription: 'A room.' });
  expect(ahead).toMatchObject({
    startsAt: new Date('2026-04-01T16:00:00Z'),
    visualDescription: 'What osupa shows',
    imgUrl: `/api/media/${facts.hash}/original.jpg`,
    pictureHash: facts.hash,
    placesTaken: 0,
  });
});

describe('the demo', () => {
  const { events: shown, works, picturesFolder } = demoCollection;

  test('has the three events of the landing page, on December 27, 2023', () => {
    const landing = shown.filter((one) => one.on_landing);
    expect(landing.map(({ title }) => title)).toEqual([
      'The Unveiling of the ARTIST',
      'Art Exhibition',
      'Art Exhibition',
    ]);
    for (const { starts, label, capacity } of landing) {
      expect(starts instanceof Date && starts.toISOString()).toMatch(/^2023-12-27/);
      expect(label).toBe('Book Now');
      expect(capacity).toBeGreaterThan(0);
    }
  });

  test('has events to join, a closed event, and coming events', () => {
    const labels = (current: boolean) =>
      shown.filter((one) => one.current === current && !one.on_landing).map(({ label }) => label);
    expect(labels(true)).toEqual(['Join Now', 'Join Now', 'Closed']);
    expect(new Set(labels(false))).toEqual(new Set(['Book Now']));
  });

  test.each(shown.map((one) => [one.title, one] as const))(
    "'%s' has a picture and a description of it",
    async (_title, one) => {
      await access(path.join(picturesFolder, `${one.picture}.jpg`));
      const work = works.find(({ picture }) => picture === one.picture);
      expect(one.visual_description ?? work?.visual_description).toMatch(/\S/);
    },
  );

  test('has two sold works', () => {
    expect(works.filter(({ sold }) => sold)).toHaveLength(2);
  });
});
