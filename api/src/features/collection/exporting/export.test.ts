import { unzipSync } from 'fflate';
import { addEdition } from '../../../testing/gallery/editions';
import { sendImport } from '../../../testing/gallery/imports';
import { jpegOf } from '../../../testing/gallery/pictures';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { uploadedPicture } from '../../../testing/gallery/uploads';
import { addWorkEntries } from '../../../testing/gallery/work-entries';
import { setUpAdminApi } from '../../../testing/setup/setup-api';

const api = setUpAdminApi();
const { curator } = api;

test('the export has every published single work with its picture, escapes formulas, and an import of it changes nothing', async () => {
  const picture = await jpegOf(60, 40);
  const imgUrl = await uploadedPicture(api.app, curator.headers, picture);
  const { id: artistId } = await addArtist(api.db);
  const tags = ['Lagos', '“Rain” {of} Eze'];
  const dusk = await addArtwork(api.db, {
    name: 'Dusk',
    artistId,
    imgUrl,
    framed: true,
    height_cm: 40.5,
    tags,
  });
  await addWorkEntries(api.db, dusk.id, [
    { kind: 'provenance', date: 'March 2021', text: 'The estate\nof the artist', isPublic: true },
    { kind: 'provenance', text: 'Bought in secret' },
    { kind: 'exhibition', date: '2024', text: 'Rains, Lagos', isPublic: true },
  ]);
  await addArtwork(api.db, { name: 'Rain', artistId, imgUrl, description: '=1+1', tags: ['=2+2'] });
  await addArtwork(api.db, { name: 'Gone', artistId, archivedAt: new Date() });
  await addEdition(api.db, 2, { artistId });

  const zip = await api.app.inject({ url: '/api/collection/export.zip', headers: curator.headers });
  expect(zip.headers).toMatchObject({ 'content-type': 'application/zip' });
  const files = unzipSync(zip.rawPayload);
  expect(Object.keys(files).toSorted()).toEqual(['collection.csv', 'pictures/dusk.jpg', 'pictures/rain.jpg']);
  expect(Buffer.from(files['pictures/dusk.jpg'] ?? []).equals(picture)).toBe(true);
  const csv = await api.app.inject({ url: '/api/collection/export.csv', headers: curator.headers });
  expect(Buffer.from(files['collection.csv'] ?? []).equals(csv.rawPayload)).toBe(true);
  expect(csv.payload).toContain(`"'=1+1"`);
  expect(csv.payload).toContain('"Lagos, “Rain” {of} Eze"');
  expect(csv.payload).toContain('March 2021: The estate of the artist');
  expect(csv.payload).not.toContain('secret');

  const file = { name: 'collection.csv', bytes: csv.rawPayload };
  const again = await sendImport(api.app, curator.headers, file);
  expect(again.import.rows).toMatchObject({ total: 2, same: 2 });
});
