import { eq, sql } from 'drizzle-orm';
import { sendImport } from '../../../../testing/gallery/imports';
import { jpegOf } from '../../../../testing/gallery/pictures';
import { addArtist, addArtwork } from '../../../../testing/gallery/records';
import { uploadedPicture } from '../../../../testing/gallery/uploads';
import { failAt } from '../../../../testing/setup/fail-at';
import { setUpAdminApi } from '../../../../testing/setup/setup-api';
import { artworks } from '../../../artworks/artwork.table';
import { listAudit } from '../../../audit/list-audit';
import { importRows } from '../import.table';
import { runImport } from '../running/run-import';
import { undoImport } from './undo-import';

const api = setUpAdminApi();
const { curator } = api;
const jobs = { send: async () => undefined, sendAll: async () => undefined };
let imgUrl = '';
let artistId = '';

beforeAll(async () => {
  imgUrl = await uploadedPicture(api.app, curator.headers, await jpegOf(60, 40));
  const artist = { firstname: 'Ifeoma', lastname: 'Nwankwo', email: 'ifeoma@artists.example' };
  artistId = (await addArtist(api.db, artist)).id;
});

const at = (id: string) => `/collection/imports/${id}`;
const read = async (id: string) => (await curator.sees(at(id))).import;
const undo = (id: string) => curator.does('POST', `${at(id)}/undo`, {});
const workNamed = async (name: string) => {
  const works = await api.db.select().from(artworks).where(eq(artworks.name, name));
  return works.find(({ stage }) => stage !== 'archived');
};

async function imported(lines: string[], asDrafts = true): Promise<string> {
  const text = ['Inv. No,Title,Artist,Price,Description', ...lines].join('\n');
  const answer = await sendImport(api.app, curator.headers, { name: 'undo.csv', bytes: Buffer.from(text) });
  const id: string = answer.import._id;
  for (const line of lines) {
    const [number] = line.split(',');
    if (number) await curator.does('POST', `${at(id)}/pictures`, { name: `${number}.jpg`, img_url: imgUrl });
  }
  await start(id, asDrafts);
  return id;
}

async function start(id: string, as_drafts = true) {
  expect((await curator.does('POST', `${at(id)}/start`, { as_drafts })).status).toBe(200);
  await runImport({ db: api.db, jobs }, id);
}

const line = (number: string, title: string, price = 1000) =>
  `${number},${title},Ifeoma Nwankwo,${price},Bronze.`;

test('an undo archives new works, restores changed ones, and lets the same file be imported again', async () => {
  const { id: changed, price } = await addArtwork(api.db, { name: 'Comb', artistId });
  const id = await imported([line('U-1', 'Seated Wind'), line('', 'Comb', price + 7)]);
  const made = await workNamed('Seated Wind');
  expect((await read(id)).undo_until).toMatch(/^20/);
  expect(await undo(id)).toMatchObject({ status: 200, message: 'The import is undone.' });
  expect(await workNamed('Seated Wind')).toBeUndefined();
  expect(await workNamed('Comb')).toMatchObject({ id: changed, price });
  expect((await listAudit(api.db, 'artwork', made?.id ?? '')).at(-1)).toMatchObject({
    action: 'Import undone',
  });
  expect(await read(id)).toMatchObject({
    state: 'checking',
    undo_until: null,
    pictures: 1,
    rows: { new: 1, changed: 1, wrong: 0, done: 0, without_picture: 0 },
  });
  expect(await undo(id)).toMatchObject({ status: 409, message: 'Nothing of this file is imported.' });
  await start(id);
  const again = await workNamed('Seated Wind');
  expect(again?.id).not.toBe(made?.id);
  expect(await workNamed('Comb')).toMatchObject({ price: price + 7 });
});

test('an undo changes nothing once a new work is held or sold', async () => {
  const id = await imported([line('S-1', 'Sold Since'), line('S-2', 'Free Since')], false);
  await api.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.name, 'Sold Since'));
  expect(await undo(id)).toMatchObject({
    status: 409,
    message: 'Nothing is undone. Sold Since: It is sold.',
  });
  expect(await workNamed('Free Since')).toBeDefined();
  expect((await read(id)).rows).toMatchObject({ done: 2 });
});

test('an undo leaves a changed work that somebody edited since, and names it', async () => {
  const { id: edited, price } = await addArtwork(api.db, { name: 'Gate', artistId });
  const id = await imported([line('E-1', 'Kiln Door'), line('', 'Gate', price + 7)]);
  await api.db
    .update(artworks)
    .set({ price: price + 9, version: sql`version + 1` })
    .where(eq(artworks.id, edited));
  expect(await undo(id)).toMatchObject({
    status: 200,
    message: 'The import is undone, except for works that were edited since: Gate.',
  });
  expect(await workNamed('Kiln Door')).toBeUndefined();
  expect(await workNamed('Gate')).toMatchObject({ price: price + 9 });
  expect((await read(id)).rows).toMatchObject({ new: 1, done: 1 });
});

test('an undo that stops in the middle changes nothing, and an old import stays', async () => {
  const id = await imported([line('O-1', 'Old Work')]);
  const undone = () => undoImport({ db: api.db, jobs }, id, curator.user._id);
  await expect(failAt('import undone', undone)).rejects.toThrow('killed');
  expect(await workNamed('Old Work')).toBeDefined();
  await api.db
    .update(importRows)
    .set({ doneAt: sql`now() - interval '8 days'` })
    .where(eq(importRows.importId, id));
  expect(await undo(id)).toMatchObject({
    status: 409,
    message: 'The week for this undo has passed. Archive the works instead.',
  });
});
