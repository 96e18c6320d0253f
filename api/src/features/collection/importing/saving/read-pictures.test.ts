import { sendImport } from '../../../../testing/gallery/imports';
import { jpegOf } from '../../../../testing/gallery/pictures';
import { uploadedPicture } from '../../../../testing/gallery/uploads';
import { setUpAdminApi } from '../../../../testing/setup/setup-api';

const api = setUpAdminApi();
const { curator } = api;

test('an import shows its pictures by row, those with a small one first', async () => {
  const bytes = Buffer.from('Inv. No,Title\nNW-1,Rain\nNW-2,Ash\nNW-3,Dust');
  const { import: begun } = await sendImport(api.app, curator.headers, { name: 'shown.csv', bytes });
  const path = `/collection/imports/${begun._id}`;
  const img_url = await uploadedPicture(api.app, curator.headers, await jpegOf(60, 40));
  const give = (name: string, size = {}) =>
    curator.does('POST', `${path}/pictures`, { name, img_url, ...size });
  await give('NW-1.jpg', { width: 1600, height: 1200 });
  await give('NW-1-back.jpg', { width: 1000, height: 1000 });
  await give('NW-2.jpg');
  await give('NW-3.jpg', { width: 2000, height: 1500 });
  await give('NW-3_2.jpg', { width: 900, height: 1500 });
  const { small_pictures, matched } = (await curator.sees(path)).import;
  expect(small_pictures).toBe(1);
  expect(matched).toEqual([
    { row: 4, name: 'NW-3', img_url, views: 2, width: 900, height: 1500 },
    { row: 2, name: 'NW-1', img_url, views: 2, width: 1000, height: 1000 },
    { row: 3, name: 'NW-2', img_url, views: 1, width: null, height: null },
  ]);
  expect((await give('NW-2-back.jpg', { width: 0 })).status).toBe(422);
});
