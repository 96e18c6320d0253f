import type { EditPreview } from '@gallery/shared/contract/collection/works-edit';
import { eq } from 'drizzle-orm';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addEdition } from '../../../testing/gallery/editions';
import { addArtwork } from '../../../testing/gallery/records';
import { bulkEditsOf } from '../../../testing/setup/bulk-edits';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { artworks } from '../../artworks/artwork.table';
import { listAudit } from '../../audit/list-audit';

const api = setUpAdminApi();
const { curator } = api;

const { preview, commit: save } = bulkEditsOf(curator);
const commit = (planned: EditPreview, change: object) => save(planned, change, 'Season');

const tagsNow = async (id: string) =>
  (await api.db.select().from(artworks).where(eq(artworks.id, id)))[0]?.tags;
const added = { field: 'tag_added', tag: ' Lagos ' };
const removed = { field: 'tag_removed', tag: 'LAGOS' };
const twelve = Array.from({ length: 12 }, (_, at) => `tag ${at + 1}`);

test.each([
  [added, [], 'No tags', 'Lagos', ['Lagos'], 'tag Lagos added'],
  [added, ['“a” {b}\\'], '“a” {b}\\', '“a” {b}\\, Lagos', ['“a” {b}\\', 'Lagos'], 'tag Lagos added'],
  [removed, ['dusk', 'Lagos'], 'dusk, Lagos', 'dusk', ['dusk'], 'tag LAGOS removed'],
  [removed, ['Lagos'], 'Lagos', 'No tags', [], 'tag LAGOS removed'],
])(
  'an edit of %j to a work with the tags %j can be undone',
  async (change, before, from, to, after, summary) => {
    const { id } = await addArtwork(api.db, { tags: before });
    const planned = await preview([id], change);
    expect(planned.changes).toMatchObject([{ from, to }]);
    const { edit } = await commit(planned as never, change);
    expect(edit).toMatchObject({ summary, works: 1, undoable: 1 });
    expect(await tagsNow(id)).toEqual(after);
    const [entry] = await listAudit(api.db, 'artwork', id);
    expect(entry).toMatchObject({
      action: 'Artwork changed in bulk',
      from: `tags: ${from}`,
      to: `tags: ${to} (Season)`,
    });
    await curator.does('POST', `/collection/edits/${edit._id}/undo`);
    expect(await tagsNow(id)).toEqual(before);
  },
);

test('a preview names each work whose tags stay, with its reason', async () => {
  const [has, full, lacks, archived] = [
    await addArtwork(api.db, { tags: ['lagos'] }),
    await addArtwork(api.db, { tags: twelve }),
    await addArtwork(api.db),
    await addArtwork(api.db, { archivedAt: new Date() }),
  ];
  const reasons = async (works: { id: string }[], change: object) => {
    const { stays } = await preview(
      works.map(({ id }) => id),
      change,
    );
    return stays.map(({ reason }: { reason: string }) => reason);
  };
  expect(await reasons([has, full, archived], added)).toEqual([
    'It has the tag already.',
    'It has 12 tags already.',
    'It is archived.',
  ]);
  expect(await reasons([lacks, full], removed)).toEqual(Array(2).fill('It does not have the tag.'));
});

test('sold works, works in auctions, and all numbers of an edition get a tag', async () => {
  const sold = await addArtwork(api.db, { availability: 'sold' });
  const { artworkId: lot } = await addLot(api.db, await addAuction(api.db));
  const [number, other] = await addEdition(api.db, 2);
  const planned = await preview([sold.id, lot, number.id], added);
  expect((await commit(planned as never, added)).message).toBe('4 works are changed.');
  for (const id of [sold.id, lot, number.id, other?.id ?? '']) expect(await tagsNow(id)).toEqual(['Lagos']);
});

test('an edit changes no work when the tags of one changed since its preview', async () => {
  const [one, other] = [await addArtwork(api.db), await addArtwork(api.db)];
  const planned = await preview([one.id, other.id], added);
  await commit((await preview([other.id], added)) as never, added);
  expect(await commit(planned as never, added)).toMatchObject({
    status: 409,
    stays: [{ _id: other.id, reason: 'It has the tag already.' }],
  });
  expect(await tagsNow(one.id)).toEqual([]);
});

test.each([
  ['', 'Write one tag, without a comma'],
  [' , ', 'Write one tag, without a comma'],
  ['a, b', 'Write one tag, without a comma'],
  ['a'.repeat(41), 'A tag has at most 40 characters'],
  ['a\u0007', 'A tag has no control characters'],
  [['a'], 'tag must be a text'],
])('a preview with the tag %j is refused', async (tag, message) => {
  const { id } = await addArtwork(api.db);
  expect(await preview([id], { field: 'tag_added', tag })).toMatchObject({
    status: 422,
    errors: { tag: message },
  });
});
