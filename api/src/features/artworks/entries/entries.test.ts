import { randomUUID } from 'node:crypto';
import {
  maxEntryDate,
  maxEntryPictures,
  maxEntryText,
  maxWorkEntries,
} from '@gallery/shared/contract/catalogue/entries/work-entries';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { jpegOf } from '../../../testing/gallery/pictures';
import { addArtwork } from '../../../testing/gallery/records';
import { uploadedPicture } from '../../../testing/gallery/uploads';
import { addWorkEntries } from '../../../testing/gallery/work-entries';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { buildTestApp } from '../../../testing/server/test-app';
import { entryPictures, workEntries } from '../parts/entry.table';

const sent: unknown[] = [];
let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let curator: Awaited<ReturnType<typeof newAdministrator>>;
let imgUrl: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const jobs = {
    send: async (_tx: unknown, { name }: { name: string }, data: unknown) => void sent.push([name, data]),
    sendAll: async () => {},
  };
  app = buildTestApp(database.db, temporaryFolder(), { jobs });
  curator = await newAdministrator(app, database.db);
  imgUrl = await uploadedPicture(app, curator.headers, await jpegOf(60, 40));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const report = { kind: 'condition', date: 'March 2021', text: 'Cleaned and relined.', is_public: false };
const shown = async (id: string) => (await app.inject(`/api/artwork/${id}`)).json().artwork;
const recorded = async (id: string) => (await curator.sees(`/artwork/${id}/record`)).artwork.entry_records;
const textsOf = async (id: string) => (await recorded(id)).map(({ text }: { text: string }) => text);
const add = (id: string, version: number, more: object = {}) =>
  curator.does('POST', `/artwork/${id}/entries`, { ...report, version, ...more });

async function workWith(...texts: string[]) {
  const { id } = await addArtwork(database.db);
  const { ids } = await addWorkEntries(
    database.db,
    id,
    texts.map((text) => ({ kind: 'provenance', text, isPublic: true })),
  );
  return { id, ids, path: `/artwork/${id}/entries` };
}

test('a curator adds an internal entry, and visitors read it once it is public', async () => {
  const { id } = await addArtwork(database.db);
  const added = await add(id, 1, { text: '  Cleaned and relined. ' });
  expect(added).toMatchObject({ status: 201, message: 'Entry added.', artwork: { version: 2 } });
  expect(added.artwork).not.toHaveProperty('entries');
  expect(await shown(id)).not.toHaveProperty('entries');
  const [entry] = await recorded(id);
  expect(entry).toEqual({ _id: expect.any(String), ...report, pictures: [] });
  const opened = { ...report, is_public: true, version: 2 };
  const changed = await curator.does('PUT', `/artwork/${id}/entries/${entry._id}`, opened);
  expect(changed).toMatchObject({ status: 200, message: 'Entry updated.', artwork: { version: 3 } });
  const { is_public: _public, ...told } = { ...report, _id: entry._id, pictures: [] };
  expect((await shown(id)).entries).toEqual([told]);
  const list = (await app.inject('/api/artwork')).json().artworks;
  expect(list.find(({ _id }: { _id: string }) => _id === id)).not.toHaveProperty('entries');
  const { audit } = await curator.sees(`/artwork/${id}/record`);
  expect(audit).toMatchObject([
    { action: 'Entry added', to: 'Condition report, March 2021 (internal): Cleaned and relined.' },
    {
      action: 'Entry changed',
      from: 'Condition report, March 2021 (internal): Cleaned and relined.',
      to: 'Condition report, March 2021: Cleaned and relined.',
    },
  ]);
});

test('a curator reorders and removes entries, and an equal save changes nothing', async () => {
  const { id, ids, path } = await workWith('one', 'two', 'three');
  const [one = '', two = '', three = ''] = ids;
  const order = await curator.does('PUT', path, { order: [three, one, two], version: 1 });
  expect(order).toMatchObject({ status: 200, message: 'The order is saved.', artwork: { version: 2 } });
  expect(await textsOf(id)).toEqual(['three', 'one', 'two']);
  const kept = await curator.does('PUT', path, { order: [three, one, two], version: 2 });
  expect(kept).toMatchObject({ status: 200, artwork: { version: 2 } });
  const same = { kind: 'provenance', date: '', text: 'two', is_public: true, version: 2 };
  expect(await curator.does('PUT', `${path}/${two}`, same)).toMatchObject({ artwork: { version: 2 } });
  expect(await curator.does('DELETE', `${path}/${one}`, { version: 2 })).toMatchObject({ status: 200 });
  await add(id, 3, { text: 'four' });
  expect(await textsOf(id)).toEqual(['three', 'two', 'four']);
});

test('a curator adds and removes pictures of an entry', async () => {
  sent.length = 0;
  const { id, ids, path } = await workWith('The label');
  const pictures = `${path}/${ids[0]}/pictures`;
  const added = await curator.does('POST', pictures, { img_url: imgUrl, alt: ' A label ', version: 1 });
  expect(added).toMatchObject({ status: 201, message: 'Picture added.', artwork: { version: 2 } });
  const [picture] = added.artwork.entries[0].pictures;
  expect(picture).toMatchObject({ alt: 'A label', img_url: imgUrl, picture: null });
  expect(sent).toEqual([['make-pictures', { of: 'entry', id: picture._id }]]);
  for (let place = 1; place < maxEntryPictures; place += 1)
    await curator.does('POST', pictures, { img_url: imgUrl, version: place + 1 });
  const message = `An entry has at most ${maxEntryPictures} pictures. Remove one first.`;
  const full = await curator.does('POST', pictures, { img_url: imgUrl, version: maxEntryPictures + 1 });
  expect(full).toMatchObject({ status: 422, errors: { img_url: message } });
  const version = maxEntryPictures + 1;
  expect(await curator.does('DELETE', `${pictures}/${picture._id}`, { version })).toMatchObject({
    status: 200,
  });
  expect(await curator.does('DELETE', `${pictures}/${picture._id}`, { version: version + 1 })).toMatchObject({
    status: 404,
  });
  expect((await shown(id)).entries[0].pictures).toHaveLength(maxEntryPictures - 1);
  const refused = await curator.does('POST', pictures, { img_url: '/other.jpg', version: version + 1 });
  expect(refused).toMatchObject({ status: 422, errors: { img_url: expect.any(String) } });
});

test('ten additions at once add one entry, and the others see the newer work', async () => {
  const { id } = await workWith(...Array.from({ length: maxWorkEntries - 1 }, (_, place) => `${place}`));
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, 1)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ artwork: { version: 2 } });
  expect(refused[0].artwork.entry_records).toHaveLength(maxWorkEntries);
  const message = `A work has at most ${maxWorkEntries} entries. Remove one first.`;
  expect(await add(id, 2)).toMatchObject({ status: 422, errors: { text: message } });
});

test.each([
  [{ kind: 'loan' }, 'kind'],
  [{ text: ' ' }, 'text'],
  [{ text: 'x'.repeat(maxEntryText + 1) }, 'text'],
  [{ date: 'x'.repeat(maxEntryDate + 1) }, 'date'],
  [{ is_public: undefined }, 'is_public'],
  [{ version: undefined }, 'version'],
])('rejects an entry without a valid field (%#)', async (changes, field) => {
  const { id } = await addArtwork(database.db);
  expect(await add(id, 1, changes)).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
  expect(await recorded(id)).toEqual([]);
});

test('rejects an order that leaves out, repeats, or invents an entry', async () => {
  const { id, ids, path } = await workWith('one', 'two');
  const [one] = ids;
  for (const order of [[one], [one, one], [one, randomUUID()], [one, ...ids], 'one']) {
    const answer = await curator.does('PUT', path, { order, version: 1 });
    expect(answer).toMatchObject({ status: 422, errors: { order: expect.any(String) } });
  }
  expect(await textsOf(id)).toEqual(['one', 'two']);
});

test('answers 404 for the entry of another work, and 403 for a customer', async () => {
  const [own, other] = [await workWith('own'), await workWith('other')];
  const url = `${own.path}/${other.ids[0]}`;
  expect(await curator.does('DELETE', url, { version: 1 })).toMatchObject({ status: 404 });
  expect(await add(randomUUID(), 1)).toMatchObject({ status: 404 });
  const headers = bearer((await signUp(app)).token);
  const answer = await app.inject({ method: 'DELETE', url: `/api${url}`, headers, payload: { version: 1 } });
  expect(answer.statusCode).toBe(403);
  expect(await textsOf(other.id)).toEqual(['other']);
});

test('the database rejects a taken place, and drops the pictures of a removed entry', async () => {
  const { id, ids } = await workWith('one');
  const row = { artworkId: id, kind: 'provenance', text: 'two' } as const;
  for (const position of [1, 0, maxWorkEntries + 1])
    await expect(
      database.db.insert(workEntries).values({ ...row, id: randomUUID(), position }),
    ).rejects.toThrow();
  const [entryId = ''] = ids;
  const picture = { entryId, imgUrl };
  await database.db.insert(entryPictures).values({ ...picture, id: randomUUID(), position: 1 });
  await expect(
    database.db
      .insert(entryPictures)
      .values({ ...picture, id: randomUUID(), position: maxEntryPictures + 1 }),
  ).rejects.toThrow();
  await database.db.delete(workEntries).where(eq(workEntries.id, entryId));
  expect(await database.db.$count(entryPictures, eq(entryPictures.entryId, entryId))).toBe(0);
});
