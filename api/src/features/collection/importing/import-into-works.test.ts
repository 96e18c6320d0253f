import { eq } from 'drizzle-orm';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { importFiles } from '../../../testing/setup/import-files';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { listAudit } from '../../audit/list-audit';

const api = setUpAdminApi();
const { curator } = api;
const { sendFile, send, at, read, worksNamed, startAndRun, imgUrl } = importFiles(api);

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
  await addArtwork(api.db, { name: 'Tagged', artistId: artist?.id ?? null, tags: ['old'], imgUrl: imgUrl() });
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
