import type { AuditAnswer } from '@gallery/shared/contract/audit/audit.schema';
import { eq, sql } from 'drizzle-orm';
import { addArtwork } from '../../../testing/gallery/records';
import { nextWeek } from '../../../testing/requests/viewing-room-samples';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { deleteClosedRooms } from '../delete-closed-rooms';
import { viewingRooms } from '../viewing-room.table';

const api = setUpAdminApi();
const { curator } = api;

const closes_at = nextWeek().toISOString();
const works = (...names: string[]) =>
  Promise.all(names.map(async (name) => (await addArtwork(api.db, { name })).id));
const roomWith = async (given: object) =>
  (await curator.does('POST', '/viewing-rooms', { title: 'Ikoyi', closes_at, ...given })).room;

/** What the page of the audit lists about a room, oldest first. */
async function entriesOf(id: string): Promise<AuditAnswer['entries']> {
  const { entries } = await curator.sees(`/audit?subject=viewing_room&q=${id}`);
  return entries.toReversed();
}

test('the audit names which works joined and left a room', async () => {
  const [rain = '', dust = '', coil = ''] = await works('Rain', 'Dust', 'Coil');
  const { _id } = await roomWith({ artworks: [rain, dust] });
  const url = `/viewing-rooms/${_id}`;
  const save = (given: object) => curator.does('PUT', url, { title: 'Lekki', closes_at, ...given });
  await save({ artworks: [rain, coil], show_prices: true });
  await save({ artworks: [coil, rain], show_prices: true });
  await save({ artworks: [coil, rain], show_prices: true });
  const created = { action: 'Viewing room created', subject: 'viewing_room', subject_id: _id, name: 'Lekki' };
  expect(await entriesOf(_id)).toMatchObject([
    { ...created, before: null, after: 'title: Ikoyi; joined: Rain, Dust' },
    {
      action: 'Viewing room changed',
      before: expect.stringMatching(/^title: Ikoyi.*; left: Dust$/),
      after: expect.stringMatching(/^title: Lekki.*; joined: Coil$/),
    },
    { action: 'Viewing room changed', before: null, after: 'works in another order' },
  ]);
});

test('the audit names the works with another note, and those whose price is hidden or shown', async () => {
  const [rain = '', dust = ''] = await works('Rain', 'Dust');
  const artworks = [rain, dust];
  const labels = [{ artwork_id: rain, note: 'Start here.', show_price: false }];
  const { _id } = await roomWith({ artworks, labels });
  const save = (given: object[]) =>
    curator.does('PUT', `/viewing-rooms/${_id}`, { title: 'Ikoyi', closes_at, artworks, labels: given });
  await save([
    { artwork_id: rain, show_price: true },
    { artwork_id: dust, note: 'My hunch.', show_price: false },
  ]);
  const entries = await entriesOf(_id);
  expect(entries).toMatchObject([
    { after: 'title: Ikoyi; joined: Rain, Dust; note changed: Rain; price hidden: Rain' },
    { before: null, after: 'note changed: Dust; price hidden: Dust; price shown: Rain' },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Start|hunch/);
});

test('the audit keeps neither the client nor the note of a room', async () => {
  const artworks = await works('Rain');
  const { _id } = await roomWith({ artworks, recipient: 'Adaeze', note: 'Start here.' });
  const others = { artworks, recipient: 'Bisi', note: 'Look twice.', title: 'Ikoyi', closes_at };
  await curator.does('PUT', `/viewing-rooms/${_id}`, others);
  const entries = await entriesOf(_id);
  expect(entries.at(-1)).toMatchObject({ before: null, after: 'another client; another note' });
  expect(JSON.stringify(entries)).not.toMatch(/Adaeze|Bisi|Start|Look/);
});

test('the audit has one entry each time a link turns on or off', async () => {
  const { _id } = await roomWith({ artworks: await works('Rain') });
  const url = `/viewing-rooms/${_id}/link`;
  for (const method of ['POST', 'DELETE', 'DELETE', 'POST', 'POST'] as const) await curator.does(method, url);
  const actions = (await entriesOf(_id)).map(({ action }) => action);
  expect(actions).toEqual(['Viewing room created', 'Link turned off', 'Link turned on']);
});

test('the audit says who deleted a room', async () => {
  const artworks = await works('Rain');
  const [room, ended] = [await roomWith({ artworks }), await roomWith({ artworks })];
  await curator.does('DELETE', `/viewing-rooms/${room._id}`);
  await api.db
    .update(viewingRooms)
    .set({ closesAt: sql`now() - interval '1 year'` })
    .where(eq(viewingRooms.id, ended._id));
  await deleteClosedRooms(api.db);
  const deleted = { action: 'Viewing room deleted', name: '' };
  const [byCurator, byGallery] = [await entriesOf(room._id), await entriesOf(ended._id)];
  expect(byCurator.at(-1)).toMatchObject({ ...deleted, before: 'Ikoyi' });
  expect(byCurator.at(-1)?.by).not.toBe('The gallery');
  expect(byGallery.at(-1)).toMatchObject({ ...deleted, by: 'The gallery', before: null });
});
