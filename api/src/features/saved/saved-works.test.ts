import { randomUUID } from 'node:crypto';
import { maxLists, maxNote, maxWorksOnDevice } from '@gallery/shared/contract/saved/saved';
import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { addFullList } from '../../testing/gallery/full-list';
import { addArtwork } from '../../testing/gallery/records';
import { buildTestApp } from '../../testing/server/test-app';
import { artworks } from '../artworks/artwork.table';
import { users } from '../users/user.table';
import { savedLists, savedWorks } from './saved.table';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function newCollector() {
  const { token, user } = await signUp(app);
  const call = (method: InjectOptions['method'], path: string, payload?: object) =>
    app.inject({ method, url: `/api/saved${path}`, headers: bearer(token), payload });
  return {
    id: user._id,
    call,
    save: (artwork_id: string) => call('POST', '/works', { artwork_id }),
    place: (id: string, payload: object) => call('PUT', `/works/${id}/place`, payload),
    create: async (name: string): Promise<string> => (await call('POST', '/lists', { name })).json().list._id,
    lists: async () => (await call('GET', '/lists')).json().lists,
    async titles(list: string): Promise<string[]> {
      const { works } = (await call('GET', `/lists/${list}`)).json();
      return works.map(({ artwork }: { artwork: { name_of_artwork: string } }) => artwork.name_of_artwork);
    },
  };
}

async function works(...names: string[]): Promise<string[]> {
  const ids = [];
  for (const name of names) ids.push((await addArtwork(database.db, { name })).id);
  return ids;
}

const unknown = randomUUID();

test('saves a work in a list that the first work creates', async () => {
  const collector = await newCollector();
  const [rain = ''] = await works('Rain');
  expect((await collector.save(rain)).json()).toEqual({ message: 'Saved.' });
  expect((await collector.call('GET', '/works')).json()).toEqual({ artworks: [rain] });
  const [list] = await collector.lists();
  expect(list).toMatchObject({ name: 'Saved', works: 1, link: null });
  expect((await collector.call('GET', `/lists/${list._id}`)).json()).toMatchObject({
    list: { name: 'Saved' },
    works: [
      { artwork: { _id: rain, availability: 'available', price: 250_000 }, note: '', saved_price: 250_000 },
    ],
  });
});

test('keeps one row when ten requests save the same work at once', async () => {
  const collector = await newCollector();
  const [rain = ''] = await works('Rain');
  const answers = await Promise.all(Array.from({ length: 10 }, () => collector.save(rain)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await collector.lists()).toMatchObject([{ works: 1 }]);
});

test('removes a work twice without complaint', async () => {
  const collector = await newCollector();
  const [rain = ''] = await works('Rain');
  await collector.save(rain);
  for (const _time of ['first', 'second']) {
    expect((await collector.call('DELETE', `/works/${rain}`)).statusCode).toBe(200);
  }
  expect((await collector.call('GET', '/works')).json()).toEqual({ artworks: [] });
});

test('merges the works of a device once, and skips unknown ones', async () => {
  const collector = await newCollector();
  const [rain = '', dust = ''] = await works('Rain', 'Dust');
  await collector.save(dust);
  const device = { artworks: [rain, dust, unknown, rain.toUpperCase()] };
  expect((await collector.call('POST', '/merge', device)).json()).toEqual({
    message: '1 work added to your saved works.',
    left: [],
  });
  const [list] = await collector.lists();
  expect(await collector.titles(list._id)).toEqual(['Dust', 'Rain']);
});

test('orders a list, and moves a work to another list', async () => {
  const collector = await newCollector();
  const [a = '', b = '', c = ''] = await works('A', 'B', 'C');
  for (const id of [a, b, c]) await collector.save(id);
  const [{ _id: list }] = await collector.lists();
  expect((await collector.place(c, { list_id: list, before_id: a })).statusCode).toBe(200);
  expect(await collector.titles(list)).toEqual(['C', 'A', 'B']);
  await collector.place(c, { list_id: list });
  expect(await collector.titles(list)).toEqual(['A', 'B', 'C']);
  const office = await collector.create('Office');
  await collector.place(b, { list_id: office });
  expect(await collector.titles(list)).toEqual(['A', 'C']);
  expect(await collector.titles(office)).toEqual(['B']);
  expect((await collector.place(a, { list_id: list, before_id: b })).json()).toEqual({
    message: 'The list has changed. Please try again.',
  });
});

test('keeps each work once when ten requests move works at once', async () => {
  const collector = await newCollector();
  const ids = await works('A', 'B', 'C', 'D', 'E');
  for (const id of ids) await collector.save(id);
  const [{ _id: list }] = await collector.lists();
  const moves = Array.from({ length: 10 }, (_, time) =>
    collector.place(ids[time % 5] ?? '', { list_id: list, before_id: ids[(time + 2) % 5] }),
  );
  for (const { statusCode } of await Promise.all(moves)) expect(statusCode).toBe(200);
  expect((await collector.titles(list)).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('writes a note beside a work', async () => {
  const collector = await newCollector();
  const [rain = ''] = await works('Rain');
  expect((await collector.call('PUT', `/works/${rain}`, { note: 'Hooks?' })).statusCode).toBe(404);
  await collector.save(rain);
  await collector.call('PUT', `/works/${rain}`, { note: ' Above the long table ' });
  const [list] = await collector.lists();
  const { works: saved } = (await collector.call('GET', `/lists/${list._id}`)).json();
  expect(saved).toMatchObject([{ note: 'Above the long table' }]);
  const long = await collector.call('PUT', `/works/${rain}`, { note: 'a'.repeat(maxNote + 1) });
  expect(long.json()).toMatchObject({ message: 'A note has at most 500 characters' });
});

test("answers another person's list like an unknown one", async () => {
  const [owner, other] = [await newCollector(), await newCollector()];
  const [rain = ''] = await works('Rain');
  await other.save(rain);
  for (const list of [await owner.create('Ikoyi house'), unknown, 'nothing']) {
    const answers = [
      await other.call('GET', `/lists/${list}`),
      await other.call('PUT', `/lists/${list}`, { name: 'Mine' }),
      await other.call('DELETE', `/lists/${list}`),
      await other.call('POST', `/lists/${list}/link`),
      await other.call('DELETE', `/lists/${list}/link`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  }
  const [{ _id: list }] = await owner.lists();
  expect((await other.place(rain, { list_id: list })).statusCode).toBe(404);
  expect(await owner.lists()).toMatchObject([{ name: 'Ikoyi house', link: null }]);
});

test('a work that leaves the catalogue leaves the lists', async () => {
  const collector = await newCollector();
  const [rain = '', dust = ''] = await works('Rain', 'Dust');
  for (const id of [rain, dust]) await collector.save(id);
  await database.db.update(artworks).set({ archivedAt: sql`now()` }).where(eq(artworks.id, rain));
  const [list] = await collector.lists();
  expect(list.works).toBe(1);
  expect(await collector.titles(list._id)).toEqual(['Dust']);
  expect((await collector.save(rain)).statusCode).toBe(404);
});

test('refuses a list beyond the most possible', async () => {
  const collector = await newCollector();
  const rows = Array.from({ length: maxLists - 1 }, () => ({
    id: randomUUID(),
    userId: collector.id,
    name: 'A',
  }));
  await database.db.insert(savedLists).values(rows);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => collector.call('POST', '/lists', { name: 'B' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(/^You have 100 lists/);
});

test('refuses a work in a full list, and keeps the works of the device that do not fit', async () => {
  const collector = await newCollector();
  const full = await addFullList(database.db, collector.id);
  const [rain = ''] = await works('Rain');
  const message = expect.stringMatching(/^This list has 2000 works/);
  expect((await collector.save(rain)).json()).toMatchObject({ message });
  expect((await collector.call('POST', '/merge', { artworks: [rain] })).json()).toMatchObject({
    left: [rain],
  });
  await database.db.delete(savedWorks).where(eq(savedWorks.position, 1));
  await collector.save(rain);
  const office = await collector.create('Office');
  await collector.place(rain, { list_id: office });
  const [dust = ''] = await works('Dust');
  await collector.save(dust);
  expect((await collector.place(rain, { list_id: full })).json()).toMatchObject({ message });
});

test.each([
  [{ name: '' }, 'Please name the list'],
  [{ name: '   ' }, 'Please name the list'],
  [{ name: 'a'.repeat(61) }, "A list's name has at most 60 characters"],
  [{}, 'Please name the list'],
])('refuses the list %j', async (payload, message) => {
  const collector = await newCollector();
  const answer = await collector.call('POST', '/lists', payload);
  expect([answer.statusCode, answer.json().message]).toEqual([422, message]);
});

test('reads the works of a device without an account', async () => {
  const [rain = '', dust = ''] = await works('Rain', 'Dust');
  const read = (artworks: unknown) =>
    app.inject({ method: 'POST', url: '/api/saved/cards', payload: { artworks } });
  const answer = await read([dust, unknown, rain]);
  expect(answer.json().artworks).toMatchObject([{ _id: dust }, { _id: rain }]);
  expect((await read([])).json()).toMatchObject({ artworks: [] });
  expect((await read(Array(maxWorksOnDevice + 1).fill(rain))).statusCode).toBe(422);
});

test('the lists of a deleted account are deleted', async () => {
  const collector = await newCollector();
  const [rain = ''] = await works('Rain');
  await collector.save(rain);
  await database.db.delete(users).where(eq(users.id, collector.id));
  expect(await database.db.select().from(savedLists).where(eq(savedLists.userId, collector.id))).toEqual([]);
});
