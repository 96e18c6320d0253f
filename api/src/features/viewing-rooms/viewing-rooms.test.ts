import { randomUUID } from 'node:crypto';
import { roomLimits, roomTokenPattern } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { eq, sql } from 'drizzle-orm';
import { addArtwork } from '../../testing/gallery/records';
import { addRooms, nextWeek } from '../../testing/requests/viewing-room-samples';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { artworks } from '../artworks/artwork.table';
import { viewingRooms } from './viewing-room.table';

const api = setUpAdminApi();
const { curator } = api;

const works = (...names: string[]) =>
  Promise.all(names.map(async (name) => (await addArtwork(api.db, { name })).id));
const input = (given: object) => ({ title: 'Ikoyi', closes_at: nextWeek().toISOString(), ...given });
const create = async (given: object) => (await curator.does('POST', '/viewing-rooms', input(given))).room;
const shown = (token: string) => api.app.inject(`/api/viewing/${token}`);
const titlesOf = (answer: { json: () => { artworks: { name_of_artwork: string }[] } }) =>
  answer.json().artworks.map(({ name_of_artwork: name }) => name);

test('a room shows its works in order, and neither figures nor other rooms', async () => {
  const [rain = '', dust = ''] = await works('Rain', 'Dust');
  const note = ' Start with the first. ';
  const room = await create({ recipient: 'Adaeze', note, artworks: [dust, rain] });
  expect(room.link.token).toMatch(roomTokenPattern);
  const answer = await shown(room.link.token);
  expect(answer.json()).toMatchObject({ title: 'Ikoyi', recipient: 'Adaeze', note: note.trim() });
  expect(answer.json()).not.toHaveProperty('opened');
  expect(titlesOf(answer)).toEqual(['Dust', 'Rain']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const changed = await curator.does('PUT', `/viewing-rooms/${room._id}`, input({ artworks: [rain, dust] }));
  expect(changed).toMatchObject({ status: 200, room: { works: 2, link: room.link } });
  expect(titlesOf(await shown(room.link.token))).toEqual(['Rain', 'Dust']);
});

test('a room tells the materials of its works', async () => {
  const { id } = await addArtwork(api.db, { materials: 'Oil on canvas' });
  const room = await create({ artworks: [id] });
  expect((await shown(room.link.token)).json().artworks).toMatchObject([{ materials: 'Oil on canvas' }]);
});

test('a preview says which works join a room, and which stay and why', async () => {
  const [here = '', free = ''] = await works('Here', 'Free');
  const { id: sold } = await addArtwork(api.db, { name: 'Sold', availability: 'sold' });
  const { id: gone } = await addArtwork(api.db, { name: 'Gone', archivedAt: new Date() });
  const { _id: room_id } = await create({ artworks: [here] });
  const sent = [gone, free.toUpperCase(), here, sold, free, randomUUID()];
  const ask = (body: object) => curator.does('POST', '/viewing-rooms/preview', body);
  expect(await ask({ artworks: sent, room_id })).toMatchObject({
    status: 200,
    joins: [{ _id: free, name: 'Free' }],
    stays: [
      { _id: gone, name: 'Gone', reason: 'It is not published.' },
      { _id: here, name: 'Here', reason: 'It is in the room already.' },
      { _id: sold, name: 'Sold', availability: 'sold', reason: 'It is sold.' },
    ],
  });
  const many = await works(...Array.from({ length: roomLimits.works }, (_, number) => `Work ${number}`));
  const full = await ask({ artworks: [here, ...many] });
  expect(full.joins).toHaveLength(roomLimits.works);
  expect(full.stays).toMatchObject([
    { _id: many.at(-1), reason: expect.stringMatching(/^The room is full/) },
  ]);
  expect(await ask({ artworks: [here], room_id: randomUUID() })).toMatchObject({ status: 404 });
  for (const artworks of [[], 'all', [null], ['dust'], undefined, [[here]], Array(501).fill(here)])
    expect((await ask({ artworks })).status).toBe(422);
});

test('a price on request and a hidden price stay secret', async () => {
  const asked = await addArtwork(api.db, { price: 987_654, priceOnRequest: true });
  const priced = await addArtwork(api.db, { price: 456_789 });
  const [open, hidden] = await Promise.all(
    [true, false].map((show_prices) => create({ show_prices, artworks: [asked.id, priced.id] })),
  );
  const answer = await shown(open.link.token);
  expect(answer.json().artworks).toMatchObject([{ price: null }, { price: 456_789 }]);
  expect(answer.body).not.toMatch(/987.?654/);
  expect((await shown(hidden.link.token)).body).not.toMatch(/987.?654|456.?789/);
});

test('an archived work leaves the room, and a sale shows at once', async () => {
  const [rain = '', dust = ''] = await works('Rain', 'Dust');
  const room = await create({ artworks: [rain, dust] });
  await api.db.update(artworks).set({ archivedAt: sql`now()` }).where(eq(artworks.id, rain));
  await api.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, dust));
  expect((await shown(room.link.token)).json().artworks).toMatchObject([{ _id: dust, availability: 'sold' }]);
  expect((await curator.sees(`/viewing-rooms/${room._id}`)).room).toMatchObject({ works: 1 });
  const again = await curator.does('PUT', `/viewing-rooms/${room._id}`, input({ artworks: [rain] }));
  expect(again).toMatchObject({ status: 422, errors: { artworks: expect.stringMatching(/no longer/) } });
});

test('an ended room, a closed link, and an unknown link look the same', async () => {
  const [rain = ''] = await works('Rain');
  const room = await create({ artworks: [rain] });
  const url = `/viewing-rooms/${room._id}/link`;
  expect((await curator.does('DELETE', url)).room.link).toBeNull();
  const { room: reopened } = await curator.does('POST', url);
  expect(reopened.link.token).not.toBe(room.link.token);
  expect((await shown(reopened.link.token)).statusCode).toBe(200);
  await api.db.update(viewingRooms).set({ closesAt: sql`now()` }).where(eq(viewingRooms.id, room._id));
  const answers = await Promise.all(
    [room.link.token, reopened.link.token, '0'.repeat(32), '%00', 'a'.repeat(5_000)].map(shown),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404));
  expect(new Set(answers.slice(0, 3).map(({ body }) => body)).size).toBe(1);
  expect((await curator.sees(`/viewing-rooms/${room._id}`)).room.has_ended).toBe(true);
});

test('ten requests at once turn one link on', async () => {
  const room = await create({ artworks: await works('Rain') });
  const url = `/viewing-rooms/${room._id}/link`;
  await curator.does('DELETE', url);
  const answers = await Promise.all(Array.from({ length: 10 }, () => curator.does('POST', url)));
  expect(new Set(answers.map(({ room: { link } }) => link.token)).size).toBe(1);
});

test.each<[string, object, string]>([
  ['an empty title', { title: ' ' }, 'title'],
  ['a long title', { title: 'a'.repeat(121) }, 'title'],
  ['several titles', { title: ['a'] }, 'title'],
  ['a long name', { recipient: 'a'.repeat(121) }, 'recipient'],
  ['a long note', { note: 'a'.repeat(2_001) }, 'note'],
  ['an unclear choice of prices', { show_prices: 'perhaps' }, 'show_prices'],
  ['no end', { closes_at: '' }, 'closes_at'],
  ['an end in the past', { closes_at: '2020-01-01T00:00:00Z' }, 'closes_at'],
  ['a far end', { closes_at: '2199-01-01T00:00:00Z' }, 'closes_at'],
  ['no works', { artworks: [] }, 'artworks'],
  ['an unknown work', { artworks: [randomUUID()] }, 'artworks'],
  ['a work twice', { artworks: Array(2).fill(randomUUID()) }, 'artworks'],
  ['too many works', { artworks: Array.from({ length: 101 }, () => randomUUID()) }, 'artworks'],
  ['no list of works', { artworks: 'all' }, 'artworks'],
])('a room with %s is refused', async (_what, given, field) => {
  const [rain = ''] = await works('Rain');
  const answer = await curator.does('POST', '/viewing-rooms', input({ artworks: [rain], ...given }));
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
});

test('one of ten parallel creations becomes the last room possible', async () => {
  const [rain = ''] = await works('Rain');
  await addRooms(api.db, 1);
  const rooms = await Promise.all(
    Array.from({ length: 10 }, () => curator.does('POST', '/viewing-rooms', input({ artworks: [rain] }))),
  );
  expect(rooms.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)]);
  expect((await curator.sees('/viewing-rooms')).rooms).toHaveLength(roomLimits.rooms);
  const room = rooms.find(({ status }) => status === 201)?.room;
  const url = `/viewing-rooms/${room._id}`;
  expect((await curator.does('DELETE', url)).status).toBe(200);
  expect((await curator.does('DELETE', url)).status).toBe(404);
  expect((await shown(room.link.token)).statusCode).toBe(404);
});

test.each(['none', randomUUID()])('no room has the id %j', async (id) => {
  const [rain = ''] = await works('Rain');
  const calls = await Promise.all([
    curator.sees(`/viewing-rooms/${id}`),
    curator.does('PUT', `/viewing-rooms/${id}`, input({ artworks: [rain] })),
    curator.does('POST', `/viewing-rooms/${id}/link`),
    curator.does('DELETE', `/viewing-rooms/${id}/link`),
  ]);
  expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('one of ten curators with the same room open saves, and a repeated save changes nothing', async () => {
  const [rain = '', dust = ''] = await works('Rain', 'Dust');
  await api.db.delete(viewingRooms);
  const room = await create({ artworks: [rain] });
  const url = `/viewing-rooms/${room._id}`;
  const save = (title: string, version?: number) =>
    curator.does('PUT', url, input({ title, artworks: [dust, rain], version, closes_at: room.closes_at }));
  const saves = await Promise.all(Array.from({ length: 10 }, (_, at) => save(`Title ${at}`, room.version)));
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  const saved = saves.find(({ status }) => status === 200)?.room;
  expect(saved).toMatchObject({ works: 2, version: 2 });
  expect(await save(saved.title, 1)).toMatchObject({ status: 200, room: { version: 2 } });
  expect(await save('Another', 2)).toMatchObject({ status: 200, room: { version: 3 } });
  const reordered = input({ title: 'Another', artworks: [rain, dust], closes_at: room.closes_at });
  expect(await curator.does('PUT', url, { ...reordered, version: 2 })).toMatchObject({ status: 409 });
});
