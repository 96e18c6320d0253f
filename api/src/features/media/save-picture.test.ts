import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jpegOf } from '../../testing/gallery/pictures';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { savePicture } from './save-picture';

const folder = temporaryFolder();
const folders = { media: path.join(folder, 'media'), cache: path.join(folder, 'cache') };
const pictureFiles = ['320.avif', '320.webp', 'original.jpg', 'picture.json', 'tiles'];
const onlyTile = 'tiles/full/400,300/0/default.webp';

test('saves a picture in the media folder and in the cache', async () => {
  const original = await jpegOf(400, 300);
  const { hash } = await savePicture(original, folders);
  expect(await readdir(path.join(folders.media, hash))).toEqual(pictureFiles);
  expect(await readdir(path.join(folders.cache, hash))).toEqual(pictureFiles);
  expect(await readFile(path.join(folders.media, hash, 'original.jpg'))).toEqual(original);
  expect(await readFile(path.join(folders.media, hash, onlyTile))).toEqual(
    await readFile(path.join(folders.cache, hash, onlyTile)),
  );
});

test('copies a picture from the cache to a new data folder', async () => {
  const original = await jpegOf(400, 300, { colour: '#222222' });
  const { hash } = await savePicture(original, folders);
  await rm(folders.media, { recursive: true });
  // The mark shows that the file comes from the cache.
  await writeFile(path.join(folders.cache, hash, '320.webp'), 'from the cache');
  await savePicture(original, folders);
  expect(await readFile(path.join(folders.media, hash, '320.webp'), 'utf8')).toBe('from the cache');
});

test('keeps the served picture when the cache is deleted', async () => {
  const original = await jpegOf(400, 300, { colour: '#333333' });
  const { hash } = await savePicture(original, folders);
  await rm(folders.cache, { recursive: true });
  expect(await readdir(path.join(folders.media, hash))).toEqual(pictureFiles);
});

test('stores a picture once when it is saved twice at once and leaves no partial files', async () => {
  const original = await jpegOf(400, 300, { colour: '#444444' });
  const [one, other] = await Promise.all([savePicture(original, folders), savePicture(original, folders)]);
  expect(one).toEqual(other);
  for (const place of [folders.media, folders.cache]) {
    expect((await readdir(place)).filter((name) => name.startsWith(one.hash))).toEqual([one.hash]);
  }
});

test('leaves nothing behind for a file that is not a picture', async () => {
  const before = await readdir(folders.cache);
  await expect(savePicture(Buffer.from('no picture'), folders)).rejects.toThrow(
    'Please select an Image file',
  );
  expect(await readdir(folders.cache)).toEqual(before);
});
