import type { EditPreview } from '@gallery/shared/contract/collection/works-edit';
import { eq, sql } from 'drizzle-orm';
import type { Step } from '../../../db/steps';
import { addArtwork } from '../../../testing/gallery/records';
import { failAt } from '../../../testing/setup/fail-at';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { artworks } from '../../artworks/artwork.table';
import { listAudit } from '../../audit/list-audit';
import { bulkEdits, bulkEditWorks } from './bulk-edit.table';
import { deleteOldEdits } from './saving/undo-edit';

const api = setUpAdminApi();
const { curator } = api;
const raise = { field: 'price', by: 'percent', amount: 10 };

async function planned(...names: string[]) {
  const works = await Promise.all(names.map((name) => addArtwork(api.db, { name })));
  const ids = works.map(({ id }) => id);
  const preview: EditPreview = (await curator.does('POST', '/collection/edits/preview', {
    works: ids,
    ...raise,
  })) as never;
  const sent = preview.changes.map(({ _id, version }) => ({ _id, version }));
  const commit = () =>
    curator.does('POST', '/collection/edits', { edit: preview.edit, works: sent, ...raise });
  const undo = () => curator.does('POST', `/collection/edits/${preview.edit}/undo`);
  return { ids, edit: preview.edit, commit, undo, prices: () => pricesOf(ids) };
}

async function pricesOf(ids: string[]) {
  const rows = await Promise.all(ids.map((id) => api.db.select().from(artworks).where(eq(artworks.id, id))));
  return rows.map(([row]) => row?.price);
}

const sell = (id = '') => api.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, id));

test('ten parallel requests with one preview change the works once', async () => {
  const { ids, commit, prices } = await planned('Dust', 'Rain');
  const answers = await Promise.all(Array.from({ length: 10 }, commit));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await prices()).toEqual([275_000, 275_000]);
  expect(await listAudit(api.db, 'artwork', ids[0] ?? '')).toHaveLength(1);
});

test('one of two curators with previews of the same works changes them, and the other learns why not', async () => {
  const { ids, commit, prices } = await planned('Dust', 'Rain');
  const again = await curator.does('POST', '/collection/edits/preview', {
    works: ids.toReversed(),
    ...raise,
  });
  const works = again.changes.map(({ _id, version }: { _id: string; version: number }) => ({ _id, version }));
  const other = () => curator.does('POST', '/collection/edits', { edit: again.edit, works, ...raise });
  const answers = await Promise.all([commit(), other()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused.message).toMatch(/^Nothing changed\. \w+: Somebody changed it meanwhile\./);
  expect(refused.stays).toHaveLength(2);
  expect(await prices()).toEqual([275_000, 275_000]);
});

test('a sale after the preview leaves all works as they are and is named', async () => {
  const { ids, commit, prices } = await planned('Dust', 'Rain');
  await sell(ids[1]);
  expect(await commit()).toMatchObject({
    status: 409,
    message: 'Nothing changed. Rain: It is sold.',
    stays: [{ _id: ids[1], name: 'Rain', availability: 'sold', reason: 'It is sold.' }],
  });
  expect(await prices()).toEqual([250_000, 250_000]);
});

test.each<Step>(['works edited', 'edit written'])('a stop at "%s" leaves nothing half done', async (step) => {
  const { ids, edit, commit, prices } = await planned('Dust', 'Rain');
  expect((await failAt(step, commit)).status).toBe(500);
  expect(await prices()).toEqual([250_000, 250_000]);
  expect(await listAudit(api.db, 'artwork', ids[0] ?? '')).toEqual([]);
  expect(await api.db.select().from(bulkEdits).where(eq(bulkEdits.id, edit))).toEqual([]);
  expect((await commit()).status).toBe(201);
});

test('an undo restores the works that nobody changed since, and names the others', async () => {
  const { ids, commit, undo, prices } = await planned('Dust', 'Rain', 'Ash');
  await commit();
  await sell(ids[1]);
  await api.db
    .update(artworks)
    .set({ price: 300_000, version: 3 })
    .where(eq(artworks.id, ids[2] ?? ''));
  const { edits } = await curator.sees('/collection/edits');
  expect(edits[0]).toMatchObject({ works: 3, undoable: 1, summary: '+10%' });
  const answers = await Promise.all(Array.from({ length: 10 }, undo));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  const done = answers.find(({ status }) => status === 200);
  expect(done.message).toMatch(/^1 work is as before the edit\. .*Rain: It is sold\./);
  expect(done.keeps).toHaveLength(2);
  expect(await prices()).toEqual([250_000, 275_000, 300_000]);
  const { edits: left } = await curator.sees('/collection/edits');
  expect(left.map(({ _id }: { _id: string }) => _id)).not.toContain(edits[0]._id);
});

test('a stop before the end of an undo leaves all works as the edit made them', async () => {
  const { commit, undo, prices } = await planned('Dust', 'Rain');
  await commit();
  expect((await failAt('edit undone', undo)).status).toBe(500);
  expect(await prices()).toEqual([275_000, 275_000]);
  expect((await undo()).status).toBe(200);
});

test('an edit cannot be undone after an hour, and its record goes after a day', async () => {
  const { edit, commit, undo, prices } = await planned('Dust');
  await commit();
  const makeOlder = (by: string) =>
    api.db.execute(sql`UPDATE bulk_edits SET created_at = created_at - ${by}::interval,
      undo_until = undo_until - ${by}::interval WHERE id = ${edit}`);
  await makeOlder('61 minutes');
  expect(await undo()).toMatchObject({
    status: 409,
    message: 'The hour for this undo has passed. Change the works again.',
  });
  expect(await prices()).toEqual([275_000]);
  await deleteOldEdits(api.db);
  expect(await api.db.select().from(bulkEditWorks).where(eq(bulkEditWorks.editId, edit))).toHaveLength(1);
  await makeOlder('24 hours');
  await deleteOldEdits(api.db);
  expect(await api.db.select().from(bulkEditWorks).where(eq(bulkEditWorks.editId, edit))).toEqual([]);
});
