import { randomUUID } from 'node:crypto';
import type { EditPreview } from '@gallery/shared/contract/collection/works-edit';
import { eq, inArray } from 'drizzle-orm';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addEdition } from '../../../testing/gallery/editions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { addOfferedWork, bulkEditsOf } from '../../../testing/setup/bulk-edits';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { listAudit } from '../../audit/list-audit';

const api = setUpAdminApi();
const { curator } = api;

const raise = { field: 'price', by: 'percent', amount: 10, round_to: 5_000 };
const edits = bulkEditsOf(curator);
const preview = (works: string[], change: object = raise) => edits.preview(works, change);
const commit = (planned: EditPreview, change: object = raise, reason = '') =>
  edits.commit(planned, change, reason);

const rowOf = async (id: string) =>
  (await api.db.select().from(artworks).where(eq(artworks.id, id)))[0] as typeof artworks.$inferSelect;

test('a preview lists each change with the sums, and changes nothing', async () => {
  const artist = await addArtist(api.db, { firstname: 'Ngọzi', lastname: 'Eze' });
  const [path, comb] = [
    await addArtwork(api.db, { name: 'Path', price: 1_480_000, artistId: artist.id }),
    await addArtwork(api.db, { name: 'Comb', price: 1_320_000 }),
  ];
  expect(await preview([path.id, comb.id.toUpperCase(), path.id])).toEqual({
    status: 200,
    edit: expect.any(String),
    field: 'price',
    changes: [
      { _id: path.id, name: 'Path', artist: 'Ngọzi Eze', version: 1, from: '1480000', to: '1630000' },
      { _id: comb.id, name: 'Comb', artist: 'No Name', version: 1, from: '1320000', to: '1450000' },
    ],
    stays: [],
    artist_id: null,
    before: 2_800_000,
    after: 3_080_000,
  });
  expect(await rowOf(path.id)).toMatchObject({ price: 1_480_000, version: 1 });
});

test('a preview names each work that stays, with its reason', async () => {
  const { db } = api;
  const auction = await addAuction(db);
  const { artworkId: lot } = await addLot(db, auction);
  const heldUntil = new Date(Date.now() + 60_000);
  const works: Record<string, string> = {
    'It is sold.': (await addArtwork(db, { availability: 'sold' })).id,
    'A collector is buying it.': (await addArtwork(db, { availability: 'held', heldUntil })).id,
    'It is in an auction, lot 1.': lot,
    'A collector has made an offer for it.': await addOfferedWork(db),
    'Its price is on request.': (await addArtwork(db, { priceOnRequest: true })).id,
    'Its price would be more than #1,000,000,000.': (await addArtwork(db, { price: 999_999_999 })).id,
    'Its price stays the same.': (await addArtwork(db, { price: 5_000 })).id,
    'It is archived.': (await addArtwork(db, { archivedAt: new Date() })).id,
  };
  const { changes, stays, after } = await preview([...Object.values(works), randomUUID()]);
  expect({ changes, after }).toEqual({ changes: [], after: 0 });
  expect(stays.map(({ reason }: { reason: string }) => reason)).toEqual([
    ...Object.keys(works),
    'It is not published.',
  ]);
  expect(stays[2]).toMatchObject({ availability: 'in_auction' });
});

test('an edit changes all works of its preview and writes an audit entry for each', async () => {
  const [one, other] = [await addArtwork(api.db), await addArtwork(api.db)];
  const done = await commit((await preview([one.id, other.id])) as never, raise, 'New season prices');
  expect(done).toMatchObject({
    status: 201,
    message: '2 works are changed.',
    edit: { summary: '+10%, rounded to #5,000', works: 2, undoable: 2, by: 'Ngọzi Eze', keeps: [] },
  });
  for (const { id } of [one, other]) {
    expect(await rowOf(id)).toMatchObject({ price: 275_000, version: 2 });
    expect(await listAudit(api.db, 'artwork', id)).toMatchObject([
      {
        by: 'Ngọzi Eze',
        action: 'Artwork changed in bulk',
        from: 'price: 250000',
        to: 'price: 275000 (New season prices)',
      },
    ]);
  }
});

test.each([
  [{ field: 'framed', value: true }, 'Unknown', 'Framed', { framed: true }],
  [{ field: 'price_on_request', value: true }, 'Price shown', 'Price on request', { priceOnRequest: true }],
  [{ field: 'open_to_offers', value: true }, 'Closed to offers', 'Open to offers', { openToOffers: true }],
  [{ field: 'availability', value: false }, 'Available', 'Sold', { availability: 'sold' }],
  [{ field: 'archived' }, 'In the catalogue', 'Archived', { archivedAt: expect.any(Date) }],
  [{ field: 'price', by: 'set', amount: 400_000 }, '250000', '400000', { price: 400_000 }],
])('an edit of %j changes each work, and an undo restores it', async (change, from, to, columns) => {
  const before = await addArtwork(api.db);
  const planned = await preview([before.id], change);
  expect(planned.changes).toMatchObject([{ from, to }]);
  const { edit } = await commit(planned as never, change);
  expect(await rowOf(before.id)).toMatchObject({ ...columns, version: 2 });
  expect(await curator.does('POST', `/collection/edits/${edit._id}/undo`)).toEqual({
    status: 200,
    message: '1 work is as before the edit.',
    keeps: [],
  });
  const { updatedAt: _, ...kept } = before;
  expect(await rowOf(before.id)).toMatchObject({ ...kept, version: 3 });
  expect(await curator.does('POST', `/collection/edits/${edit._id}/undo`)).toMatchObject({
    status: 409,
    message: 'This edit was undone already.',
  });
});

test('an edit changes drafts and scheduled works, which it does not archive', async () => {
  const publishAt = new Date(Date.now() + 86_400_000);
  const [draft, scheduled] = [
    await addArtwork(api.db, { stage: 'draft' }),
    await addArtwork(api.db, { stage: 'scheduled', publishAt }),
  ];
  const ids = [draft.id, scheduled.id];
  const { edit } = await commit((await preview(ids)) as never, raise);
  for (const { id, stage } of [draft, scheduled])
    expect(await rowOf(id)).toMatchObject({ price: 275_000, stage });
  await curator.does('POST', `/collection/edits/${edit._id}/undo`);
  for (const { id, stage } of [draft, scheduled])
    expect(await rowOf(id)).toMatchObject({ price: 250_000, stage });
  const { changes, stays } = await preview(ids, { field: 'archived' });
  expect(changes).toEqual([]);
  expect(stays.map(({ reason }: { reason: string }) => reason)).toEqual(
    Array(2).fill('It is not published.'),
  );
});

test('an edit gives works to another artist, and an undo returns them', async () => {
  const [old, next] = [await addArtist(api.db), await addArtist(api.db, { firstname: 'Ngọzi' })];
  const work = await addArtwork(api.db, { artistId: old.id });
  const change = { field: 'artist', artist_email: next.email.toUpperCase() };
  const { edit } = await commit((await preview([work.id], change)) as never, change);
  expect(edit.summary).toBe('artist Ngọzi Ọlátúnjí');
  expect(await rowOf(work.id)).toMatchObject({ artistId: next.id });
  await curator.does('POST', `/collection/edits/${edit._id}/undo`);
  expect(await rowOf(work.id)).toMatchObject({ artistId: old.id });
  expect(await preview([work.id], { field: 'artist', artist_email: 'nobody@mail.example' })).toMatchObject({
    status: 422,
    errors: { artist_email: 'No artist with this email' },
  });
});

test('an edit names a work once, however often the request does', async () => {
  const work = await addArtwork(api.db);
  const planned: EditPreview = (await preview([work.id])) as never;
  const [change] = planned.changes;
  const again = {
    ...planned,
    changes: planned.changes.concat({ ...change, _id: work.id.toUpperCase() } as never),
  };
  expect(await commit(again)).toMatchObject({ status: 201, message: '1 work is changed.' });
  expect(await rowOf(work.id)).toMatchObject({ price: 275_000, version: 2 });
});

test('an edit is refused when the address of its preview belongs to another artist by then', async () => {
  const [previewed, later] = [await addArtist(api.db), await addArtist(api.db)];
  const work = await addArtwork(api.db);
  const change = { field: 'artist', artist_email: previewed.email };
  const planned = await preview([work.id], change);
  const { email } = previewed;
  await api.db
    .update(artists)
    .set({ email: `old-${email}` })
    .where(eq(artists.id, previewed.id));
  await api.db.update(artists).set({ email }).where(eq(artists.id, later.id));
  expect(await commit(planned as never, change)).toMatchObject({
    status: 409,
    message: 'Nothing changed. The address belongs to another artist now. Check the preview.',
  });
  expect(await rowOf(work.id)).toMatchObject({ artistId: null });
});

test('a number of an edition stands for all of its numbers', async () => {
  const [first, second, third] = await addEdition(api.db, 3, { name: 'Dusk' });
  const planned = await preview([second.id]);
  expect(planned.changes.map(({ name }: { name: string }) => name)).toEqual([
    'Dusk, 1 of 3',
    'Dusk, 2 of 3',
    'Dusk, 3 of 3',
  ]);
  expect((await commit(planned as never)).status).toBe(201);
  const ids = [first, second, third].map((work) => work?.id ?? '');
  const rows = await api.db.select().from(artworks).where(inArray(artworks.id, ids));
  expect(rows.map(({ price }) => price)).toEqual([275_000, 275_000, 275_000]);
});

test.each([
  [{ field: 'price' }, 'by', 'Choose how to change the price'],
  [{ field: 'price', by: 'percent' }, 'amount', 'Enter a number'],
  [
    { field: 'price', by: 'percent', amount: 1.25 },
    'amount',
    'Enter a percentage from -90 to 900, with one decimal at most',
  ],
  [{ field: 'price', by: 'amount', amount: 0.5 }, 'amount', 'Enter a whole number of naira'],
  [{ field: 'price', by: 'amount', amount: 0 }, 'amount', 'Enter a number other than 0'],
  [{ field: 'price', by: 'set', amount: 0 }, 'amount', 'Enter a price from #1 to #1,000,000,000'],
  [{ field: 'price_on_request', value: null }, 'value', 'Choose a value'],
  [{ field: 'framed' }, 'value', 'Choose a value'],
  [{ field: 'name' }, 'field', expect.stringContaining('field must be one of')],
  [{ ...raise, round_to: 3 }, 'round_to', expect.stringContaining('round_to must be one of')],
  [{ ...raise, works: [] }, 'works', 'Select works first'],
  [{ ...raise, works: 'all' }, 'works', 'Select works first'],
])('a preview of %j is refused', async (change, field, message) => {
  const { id } = await addArtwork(api.db);
  expect(await preview([id], change)).toMatchObject({ status: 422, errors: { [field]: message } });
});

test('a preview refuses more than 500 works, also by their editions', async () => {
  const tooMany = Array.from({ length: 501 }, () => randomUUID());
  expect(await preview(tooMany)).toMatchObject({
    status: 422,
    errors: { works: 'Select at most 500 works' },
  });
  const [number] = await addEdition(api.db, 3);
  expect(await preview([...tooMany.slice(0, 498), number.id])).toMatchObject({
    status: 422,
    message: 'These are 501 works with the numbers of their editions. Select at most 500.',
  });
});

test('names the work of an edit of one work, and none of several', async () => {
  const works = [
    await addArtwork(api.db, { name: 'Path', price: 100_000 }),
    await addArtwork(api.db, { name: 'Comb', price: 100_000 }),
  ].map(({ id }) => id);
  const set = (amount: string) => ({ field: 'price', by: 'set', amount });
  const one = await commit(await preview(works.slice(0, 1), set('250,000')), set('250,000'));
  expect(one.edit).toMatchObject({ name: 'Path', works: 1, summary: 'set to #250,000' });
  expect((await commit(await preview(works, set('300000')), set('300000'))).edit.name).toBeUndefined();
});
