import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { asc, eq } from 'drizzle-orm';
import { addArtist } from '../../../testing/gallery/records';
import { failAt } from '../../../testing/setup/fail-at';
import { header, importFiles, line } from '../../../testing/setup/import-files';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { workPictures } from '../../artworks/parts/work-picture.table';

const api = setUpAdminApi();
const { curator } = api;
const { sendFile, send, at, read, give, run, worksNamed, startAndRun } = importFiles(api);

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
