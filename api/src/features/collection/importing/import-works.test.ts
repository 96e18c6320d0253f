import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { asc, eq } from 'drizzle-orm';
import { sendImport } from '../../../testing/gallery/imports';
import { jpegOf } from '../../../testing/gallery/pictures';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { uploadedPicture } from '../../../testing/gallery/uploads';
import { failAt } from '../../../testing/setup/fail-at';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { workPictures } from '../../artworks/parts/work-picture.table';
import { listAudit } from '../../audit/list-audit';
import { runImport } from './running/run-import';

const api = setUpAdminApi();
const { curator } = api;
const jobs = { send: async () => undefined, sendAll: async () => undefined };

let imgUrl = '';
let files = 0;

beforeAll(async () => {
  imgUrl = await uploadedPicture(api.app, curator.headers, await jpegOf(60, 40));
  await addArtist(api.db, { firstname: 'Ifeoma', lastname: 'Nwankwo', email: 'ifeoma@artists.example' });
});

const header = 'Inv. No,Title,Artist,Price,Description,Dimensions,Shelf';
const line = (number: string, title: string, more = '3.900.000,Bronze.,16 × 22 in,B4') =>
  `${number},${title},Nwankwo Ifeoma,${more}`;

async function sendFile(...lines: string[]) {
  files += 1;
  const text = [header, ...lines].join('\n');
  const answer = await send(`${files}.csv`, text);
  if (!answer.import) throw new Error(JSON.stringify(answer));
  return { text, id: answer.import?._id as string, record: answer.import as ImportRecord, answer };
}

function send(name: string, text: string) {
  return sendImport(api.app, curator.headers, { name, bytes: Buffer.from(text) });
}

const at = (id: string) => `/collection/imports/${id}`;
const read = async (id: string): Promise<ImportRecord> => (await curator.sees(at(id))).import;
const give = (id: string, name: string) =>
  curator.does('POST', `${at(id)}/pictures`, { name, img_url: imgUrl });
const run = (id: string) => runImport({ db: api.db, jobs }, id);
const worksNamed = (name: string) => api.db.select().from(artworks).where(eq(artworks.name, name));

async function startAndRun(id: string) {
  expect((await curator.does('POST', `${at(id)}/start`, {})).status).toBe(200);
  await run(id);
}

test('a file becomes works with their facts and pictures, and a repeated file changes nothing', async () => {
  const { id, record, text } = await sendFile(line('NW-001', 'Seated Wind'), line('NW-002', 'Kiln Door'));
  expect(record.rows).toMatchObject({ total: 2, new: 2, wrong: 0, without_picture: 2, done: 0 });
  expect(record.columns.at(-1)).toEqual({ header: 'Shelf', field: null, first_values: ['B4', 'B4'] });
  const names = ['nw 001.JPG', 'NW-001-back.jpg', 'NW-002_2.png', 'other.jpg'];
  expect((await curator.does('POST', `${at(id)}/pictures/match`, { names })).pictures).toEqual([
    { name: names[0], row: 2, is_wanted: true },
    { name: names[1], row: 2, is_wanted: true },
    { name: names[2], row: 3, is_wanted: true },
    { name: names[3], row: null, is_wanted: false },
  ]);
  expect((await give(id, 'nw 001.JPG')).status).toBe(200);
  expect((await give(id, 'NW-001-back.jpg')).status).toBe(200);
  await startAndRun(id);
  expect(await read(id)).toMatchObject({
    state: 'done',
    rows: { done: 1, without_picture: 1 },
    missing: [{ row: 3, name: 'NW-002' }],
  });
  const [work] = await worksNamed('Seated Wind');
  expect(work).toMatchObject({ price: 3_900_000, height_cm: 40.64, width_cm: 55.88, description: 'Bronze.' });
  const shown = await api.db
    .select()
    .from(workPictures)
    .where(eq(workPictures.artworkId, work?.id ?? ''));
  expect(shown).toMatchObject([{ kind: 'back', position: 1 }]);
  expect(await worksNamed('Kiln Door')).toEqual([]);

  await give(id, 'NW-002.jpg');
  await run(id);
  expect(await worksNamed('Kiln Door')).toHaveLength(1);
  const again = await send('again.csv', text);
  expect(again).toMatchObject({
    message: 'This file was read before. Its import goes on.',
    import: { _id: id },
  });
  const { record: later } = await sendFile(line('nw-001', 'Seated Wind'), line('NW-002', 'Kiln Door (1974)'));
  expect(later.rows).toMatchObject({ same: 1, changed: 1, new: 0 });
});

test('a file adds the steps of a history that a work lacks, and removes none', async () => {
  const fileOf = (provenance: string) =>
    `Title,Artist,Price,Description,Provenance\nReed,Nwankwo Ifeoma,1000,Bronze.,"${provenance}"`;
  const first = (await send('reed-1.csv', fileOf('2019: The artist'))).import as ImportRecord;
  await give(first._id, 'reed.jpg');
  await startAndRun(first._id);
  const [work] = await worksNamed('Reed');
  const shown = async () => (await curator.sees(`/artwork/${work?.id}`)).artwork.entries;
  const artist = { kind: 'provenance', date: '2019', text: 'The artist' };
  expect(await shown()).toMatchObject([artist]);
  const same = (await send('reed-2.csv', fileOf('2019:  The artist\n'))).import as ImportRecord;
  expect(same.rows).toMatchObject({ same: 1, changed: 0 });
  const more = (await send('reed-3.csv', fileOf('Private collection'))).import as ImportRecord;
  expect(more.rows).toMatchObject({ same: 0, changed: 1 });
  await startAndRun(more._id);
  expect(await shown()).toMatchObject([artist, { kind: 'provenance', date: '', text: 'Private collection' }]);
});

test('a row with problems names the column and what to do, and is right once a curator corrects it', async () => {
  const { id, record } = await sendFile(
    line('B-1', '', 'on request,Bronze.,40 × ?,C1'),
    line('B-2', 'Rain'),
    line('b 2', 'Rain again'),
    'B-3,Ash,Nobody Known,1000,Text.,,',
  );
  expect(record.rows).toMatchObject({ new: 1, wrong: 3 });
  expect(record.problems.map(({ row, header: column, message }) => `${row} ${column}: ${message}`)).toEqual([
    expect.stringMatching(/^2 Title: Artwork name is required/),
    '2 Price: price must be a whole number of naira',
    '2 Dimensions: height must be a number of centimetres from 0.1 to 10000',
    '4 Inv. No: Also in row 3. Give this row another number.',
    '5 Artist: No artist has this name. Create the artist, or correct the name.',
  ]);
  const fix = (row: number, column: number, value: string) =>
    curator.does('PUT', `${at(id)}/rows/${row}`, { column, value });
  const fixed = await fix(4, 0, 'B-2b');
  expect(fixed).toMatchObject({ status: 200 });
  expect(fixed.import.rows).toMatchObject({ new: 2, wrong: 2 });
  expect((await fix(99, 0, 'x')).status).toBe(404);
  expect((await fix(4, 40, 'x')).status).toBe(404);
  const fields = ['inventory_number', 'name_of_artwork', 'artist', null, 'description', null, null];
  const columns = await curator.does('PUT', `${at(id)}/columns`, { fields });
  expect(columns.import.problems).toContainEqual(expect.objectContaining({ row: 3, column: null }));
  const twice = ['price', 'price', null, null, null, null, null];
  expect((await curator.does('PUT', `${at(id)}/columns`, { fields: twice })).status).toBe(422);
  expect((await curator.does('PUT', `${at(id)}/columns`, { fields: ['price'] })).status).toBe(422);
});

test('new works stay drafts if a curator wants it, and a repeated file changes none of them', async () => {
  const { id, text } = await sendFile(line('D-1', 'Drafted'));
  await give(id, 'D-1.jpg');
  const started = await curator.does('POST', `${at(id)}/start`, { as_drafts: true });
  expect(started).toMatchObject({ status: 200, import: { state: 'running', as_drafts: true } });
  await run(id);
  const [work] = await worksNamed('Drafted');
  expect(work).toMatchObject({ stage: 'draft', version: 1 });
  expect((await api.app.inject(`/api/artwork/${work?.id}`)).statusCode).toBe(404);
  expect((await send('again.csv', text)).import._id).toBe(id);
  const { record } = await sendFile(line('d-1', 'Drafted'));
  expect(record.rows).toMatchObject({ same: 1, new: 0, wrong: 0 });
  expect(await curator.does('POST', `${at(id)}/start`, { as_drafts: 'maybe' })).toMatchObject({
    status: 422,
  });
});

test('failed rows get another try once their reason is gone, and the columns stay open until a row is ready', async () => {
  const { id, record } = await sendFile('T-1,Tried,Late Comer,1000,Text.,,');
  await give(id, 'T-1.jpg');
  expect(record.rows).toMatchObject({ wrong: 1 });
  const before = await curator.does('POST', `${at(id)}/start`, {});
  expect(before).toMatchObject({
    message: 'The rows are checked. None is ready.',
    import: { state: 'checking' },
  });
  await addArtist(api.db, { firstname: 'Late', lastname: 'Comer', email: 'late@artists.example' });
  const retried = await curator.does('POST', `${at(id)}/start`, {});
  expect(retried).toMatchObject({ message: 'The import runs. You can leave this page.' });
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'done', rows: { done: 1, wrong: 0 } });
});

test('without a number, title and artist find the work, and a change is audited', async () => {
  const artist = await addArtist(api.db, {
    firstname: 'Bello',
    lastname: 'Amina',
    email: 'bello@artists.example',
  });
  const { id: workId, price } = await addArtwork(api.db, { name: 'Comb', artistId: artist.id });
  await addArtwork(api.db, { name: 'Gate', artistId: artist.id, availability: 'sold' });
  const row = (title: string, naira: number) => `,${title},bello  amina,${naira},,,`;
  const { id, record } = await sendFile(row('comb', price + 1), row('Gate', price + 1));
  expect(record.rows).toMatchObject({ changed: 1, wrong: 1 });
  expect(record.problems[0]?.message).toBe('The work is sold: its price stays. Empty the cell.');
  await startAndRun(id);
  const [work] = await api.db.select().from(artworks).where(eq(artworks.id, workId));
  expect(work).toMatchObject({ price: price + 1, name: 'comb', version: 2 });
  expect(await listAudit(api.db, 'artwork', workId)).toHaveLength(1);
});

test('a file changes the tags of a work, an empty cell keeps them, and an undo restores them', async () => {
  const [artist] = await api.db.select().from(artists).where(eq(artists.email, 'ifeoma@artists.example'));
  await addArtwork(api.db, { name: 'Tagged', artistId: artist?.id ?? null, tags: ['old'], imgUrl });
  const fileOf = (name: string, tags: string) =>
    send(name, `Title,Artist,Tags\nTagged,Ifeoma Nwankwo,"${tags}"`);
  expect((await fileOf('same.csv', 'old')).import.rows).toMatchObject({ same: 1 });
  expect((await fileOf('empty.csv', '')).import.rows).toMatchObject({ same: 1 });
  expect((await fileOf('long.csv', 'a'.repeat(41))).import.problems).toMatchObject([
    { header: 'Tags', message: 'A tag has at most 40 characters' },
  ]);
  const { _id: id } = (await fileOf('tags.csv', 'Lagos;estate, LAGOS')).import;
  await startAndRun(id);
  expect((await worksNamed('Tagged'))[0]?.tags).toEqual(['Lagos', 'estate']);
  expect((await curator.does('POST', `${at(id)}/undo`, {})).status).toBe(200);
  expect((await worksNamed('Tagged'))[0]?.tags).toEqual(['old']);
});

test('a new inventory number finds a work that was created by hand, and belongs to it from then on', async () => {
  const artist = await addArtist(api.db, {
    firstname: 'Uche',
    lastname: 'Eze',
    email: 'uche@artists.example',
  });
  const { id: workId, price } = await addArtwork(api.db, { name: 'Loom', artistId: artist.id });
  const { id, record } = await sendFile(`L-1,Loom,Uche Eze,${price + 1},,,`);
  expect(record.rows).toMatchObject({ new: 0, changed: 1 });
  await startAndRun(id);
  expect(await worksNamed('Loom')).toMatchObject([{ id: workId, price: price + 1 }]);
  const { record: later } = await sendFile('L-2,Loom,Uche Eze,1000,Woven.,16 × 22 in,');
  expect(later.rows).toMatchObject({ new: 1, changed: 0 });
});

test('an import undoes no edit that the curator did not see', async () => {
  const artist = await addArtist(api.db, { firstname: 'Ada', lastname: 'Ike', email: 'ike@artists.example' });
  const { id: workId, price } = await addArtwork(api.db, { name: 'Kite', artistId: artist.id });
  const { id, record } = await sendFile(`,Kite,Ada Ike,${price},,,`);
  expect(record.rows).toMatchObject({ same: 1, changed: 0 });
  await api.db
    .update(artworks)
    .set({ price: price + 5 })
    .where(eq(artworks.id, workId));
  expect(await curator.does('POST', `${at(id)}/start`, {})).toMatchObject({
    status: 409,
    message: '1 work was edited after the file was read. Look at the changes, and start again.',
  });
  expect((await read(id)).rows).toMatchObject({ same: 0, changed: 1 });
  expect((await worksNamed('Kite'))[0]?.price).toBe(price + 5);
  await startAndRun(id);
  expect((await worksNamed('Kite'))[0]?.price).toBe(price);
});

test('ten parallel reads of one file make one import, and ten starts import its rows once', async () => {
  const text = [header, line('R-1', 'Once'), line('R-2', 'Twice')].join('\n');
  const read = await Promise.all(Array.from({ length: 10 }, () => send('race.csv', text)));
  const ids = new Set(read.map((answer) => answer.import._id));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  await Promise.all(Array.from({ length: 10 }, () => give(id, 'R-1.jpg')));
  await give(id, 'R-2.jpg');
  await Promise.all(Array.from({ length: 10 }, () => curator.does('POST', `${at(id)}/start`, {})));
  await Promise.all(Array.from({ length: 10 }, () => run(id)));
  expect(await worksNamed('Once')).toHaveLength(1);
  expect(await worksNamed('Twice')).toHaveLength(1);
});

test('a stop after a row repeats no work and loses no picture', async () => {
  const { id } = await sendFile(...['S-1', 'S-2', 'S-3'].map((number) => line(number, `Stopped ${number}`)));
  for (const name of ['S-1.jpg', 'S-1_detail.jpg', 'S-2.jpg', 'S-3.jpg']) await give(id, name);
  await curator.does('POST', `${at(id)}/start`, {});
  for (const _ of [1, 2, 3, 4]) await expect(failAt('row imported', () => run(id))).rejects.toThrow('killed');
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'done', rows: { done: 3 } });
  for (const number of ['S-1', 'S-2', 'S-3']) expect(await worksNamed(`Stopped ${number}`)).toHaveLength(1);
  const [work] = await worksNamed('Stopped S-1');
  const more = await api.db
    .select()
    .from(workPictures)
    .where(eq(workPictures.artworkId, work?.id ?? ''))
    .orderBy(asc(workPictures.position));
  expect(more).toMatchObject([{ kind: 'detail' }]);
});

test('the API refuses pictures that fit no row or are no picture, and unknown imports', async () => {
  const { id } = await sendFile(line('P-1', 'Pictured'));
  expect((await give(id, 'other.jpg')).message).toMatch(/^The name fits no row\. Rename the file/);
  const foreign = { name: 'P-1.jpg', img_url: 'https://elsewhere.example/x.jpg' };
  expect((await curator.does('POST', `${at(id)}/pictures`, foreign)).status).toBe(422);
  for (const unknown of ['x', '00000000-0000-4000-8000-000000000000']) {
    expect((await curator.sees(at(unknown))).status).toBe(404);
    expect((await curator.does('POST', `${at(unknown)}/start`, {})).status).toBe(404);
  }
  expect((await curator.does('DELETE', at(id))).status).toBe(200);
  expect((await curator.sees(at(id))).status).toBe(404);
});
