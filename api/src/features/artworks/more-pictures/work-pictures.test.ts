import { randomUUID } from 'node:crypto';
import { maxPictureAlt, maxWorkPictures } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { jpegOf } from '../../../testing/gallery/pictures';
import { addArtwork } from '../../../testing/gallery/records';
import { uploadedPicture } from '../../../testing/gallery/uploads';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { buildTestApp } from '../../../testing/server/test-app';
import { workPictures } from '../parts/work-picture.table';

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

const newWork = async () => (await addArtwork(database.db)).id;
const shown = async (id: string) => (await app.inject(`/api/artwork/${id}`)).json().artwork;
const add = (id: string, version: number, more: object = {}) =>
  curator.does('POST', `/artwork/${id}/pictures`, {
    img_url: imgUrl,
    kind: 'detail',
    alt: '',
    version,
    ...more,
  });
const altsOf = async (id: string) => (await shown(id)).pictures?.map(({ alt }: { alt: string }) => alt);

async function workWith(...alts: string[]) {
  const id = await newWork();
  const rows = alts.map((alt, place) => ({ id: randomUUID(), artworkId: id, position: place + 1, alt }));
  await database.db
    .insert(workPictures)
    .values(rows.map((row) => ({ ...row, kind: 'detail' as const, imgUrl })));
  return { id, pictures: rows.map((row) => row.id) };
}

test('a curator adds pictures to a work, which alone shows them', async () => {
  sent.length = 0;
  const id = await newWork();
  expect(await shown(id)).not.toHaveProperty('pictures');
  const added = await add(id, 1, { kind: 'signature', alt: '  Lower left corner ' });
  expect(added).toMatchObject({ status: 201, message: 'Picture added.', artwork: { version: 2 } });
  const [picture] = added.artwork.pictures;
  expect(picture).toMatchObject({
    kind: 'signature',
    alt: 'Lower left corner',
    img_url: imgUrl,
    picture: null,
  });
  expect(sent).toEqual([['make-pictures', { of: 'further', id: picture._id }]]);
  await add(id, 2, { alt: 'The sail' });
  expect(await altsOf(id)).toEqual(['Lower left corner', 'The sail']);
  const list = (await app.inject('/api/artwork')).json().artworks;
  expect(list.find(({ _id }: { _id: string }) => _id === id)).not.toHaveProperty('pictures');
  const { audit, artwork } = await curator.sees(`/artwork/${id}/record`);
  expect(artwork.pictures).toHaveLength(2);
  expect(audit[0]).toMatchObject({ action: 'Picture added', to: 'Signature: Lower left corner' });
});

test('a curator reorders, describes, and removes pictures', async () => {
  const { id, pictures } = await workWith('one', 'two', 'three');
  const [one = '', two = '', three = ''] = pictures;
  const path = `/artwork/${id}/pictures`;
  const order = await curator.does('PUT', path, { order: [three, one, two], version: 1 });
  expect(order).toMatchObject({ status: 200, message: 'The order is saved.', artwork: { version: 2 } });
  expect(await altsOf(id)).toEqual(['three', 'one', 'two']);
  const kept = await curator.does('PUT', path, { order: [three, one, two], version: 2 });
  expect(kept).toMatchObject({ status: 200, artwork: { version: 2 } });
  const change = { kind: 'back', alt: 'The stretcher', version: 2 };
  expect(await curator.does('PUT', `${path}/${two}`, change)).toMatchObject({ artwork: { version: 3 } });
  expect(await curator.does('DELETE', `${path}/${one}`, { version: 3 })).toMatchObject({ status: 200 });
  expect(await altsOf(id)).toEqual(['three', 'The stretcher']);
  await add(id, 4, { alt: 'four' });
  expect(await altsOf(id)).toEqual(['three', 'The stretcher', 'four']);
  const { audit } = await curator.sees(`/artwork/${id}/record`);
  expect(audit.map(({ action }: { action: string }) => action)).toEqual([
    'Pictures put in order',
    'Picture changed',
    'Picture removed',
    'Picture added',
  ]);
});

test('ten additions at once add one picture, and the others see the newer work', async () => {
  const { id } = await workWith('1', '2', '3', '4', '5', '6', '7');
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, 1, { alt: '8' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ artwork: { version: 2 } });
  expect(await altsOf(id)).toHaveLength(maxWorkPictures);
  const message = 'A work has at most 8 more pictures. Remove one first.';
  expect(await add(id, 2)).toMatchObject({ status: 422, errors: { img_url: message } });
});

test('the database rejects a ninth picture and a place that is taken', async () => {
  const { id } = await workWith('1', '2');
  for (const position of [2, 0, maxWorkPictures + 1]) {
    const row = { id: randomUUID(), artworkId: id, position, kind: 'back' as const, imgUrl };
    await expect(database.db.insert(workPictures).values(row)).rejects.toThrow();
  }
});

test.each([
  [{ kind: 'portrait' }, 'kind'],
  [{ kind: undefined }, 'kind'],
  [{ alt: 'x'.repeat(maxPictureAlt + 1) }, 'alt'],
  [{ img_url: '/api/media/0/original.jpg' }, 'img_url'],
  [{ version: undefined }, 'version'],
])('rejects a picture without a valid field (%#)', async (changes, field) => {
  const id = await newWork();
  const answer = await add(id, 1, changes);
  expect(answer).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
  expect(await shown(id)).not.toHaveProperty('pictures');
});

test('rejects an order that leaves out, repeats, or invents a picture', async () => {
  const { id, pictures } = await workWith('one', 'two');
  const [one] = pictures;
  for (const order of [[one], [one, one], [one, randomUUID()], [one, ...pictures], 'one']) {
    const answer = await curator.does('PUT', `/artwork/${id}/pictures`, { order, version: 1 });
    expect(answer).toMatchObject({ status: 422, errors: { order: expect.any(String) } });
  }
  expect(await altsOf(id)).toEqual(['one', 'two']);
});

test('answers 404 for the picture of another work, and 403 for a customer', async () => {
  const [own, other] = [await workWith('own'), await workWith('other')];
  const url = `/artwork/${own.id}/pictures/${other.pictures[0]}`;
  expect(await curator.does('DELETE', url, { version: 1 })).toMatchObject({ status: 404 });
  expect(await add(randomUUID(), 1)).toMatchObject({ status: 404 });
  const headers = bearer((await signUp(app)).token);
  const answer = await app.inject({ method: 'DELETE', url: `/api${url}`, headers, payload: { version: 1 } });
  expect(answer.statusCode).toBe(403);
  expect(await altsOf(other.id)).toEqual(['other']);
});
