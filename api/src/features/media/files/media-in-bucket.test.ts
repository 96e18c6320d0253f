import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { jpegOf } from '../../../testing/gallery/pictures';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { type FakeS3, openFakeS3 } from '../../../testing/storage/fake-s3';
import { bringingPictures } from '../../papers/bring-pictures';
import type { PaperTask } from '../../papers/make-paper';
import { savePicture } from '../save-picture';
import { type BucketMedia, mediaIn } from './media-in-bucket';

const folder = temporaryFolder();
const folders = { media: path.join(folder, 'media'), cache: path.join(folder, 'cache') };
const save = jest.fn((original: Buffer) => savePicture(original, folders));
let s3: FakeS3;
let media: BucketMedia;

beforeAll(async () => {
  s3 = await openFakeS3();
  media = mediaIn(await s3.bucket(2_000), save, folders);
});
afterEach(() => {
  s3.fail(null);
  save.mockClear();
});
afterAll(() => s3.close());

test('saves a picture with its sizes and types, and nothing on disk', async () => {
  const { hash } = await media.savePicture(await jpegOf(400, 300));
  const saved = [...s3.objects].map(([key, { type }]) => [key.replace(`media/${hash}/`, ''), type]);
  expect(Object.fromEntries(saved)).toEqual({
    '320.avif': 'image/avif',
    '320.webp': 'image/webp',
    'original.jpg': 'image/jpeg',
    'picture.json': 'application/octet-stream',
    'tiles/full/400,300/0/default.webp': 'image/webp',
  });
  expect([...(await readdir(folders.media)), ...(await readdir(folders.cache))]).toEqual([]);
});

test('makes a picture once, for requests at the same time and for another API', async () => {
  const original = await jpegOf(410, 300);
  const [one, two] = await Promise.all([media.savePicture(original), media.savePicture(original)]);
  const other = mediaIn(await s3.bucket(), save, folders);
  expect([two, await other.savePicture(original)]).toEqual([one, one]);
  expect(save).toHaveBeenCalledTimes(1);
});

test('saves a picture after the storage failed in the middle', async () => {
  const original = await jpegOf(420, 300);
  s3.fail(({ url = '', method }, response) => {
    const fails = method === 'PUT' && url.includes('/320.webp');
    if (fails) response.writeHead(503).end();
    return fails;
  });
  await expect(media.savePicture(original)).rejects.toMatchObject({ statusCode: 503 });
  s3.fail(null);
  const { hash } = await savePicture(original, folders);
  expect(await media.isSaved(hash)).toBe(false);
  await media.savePicture(original);
  expect(await media.isSaved(hash)).toBe(true);
  expect(await media.open(hash, '320.webp')).toMatchObject({ bytes: expect.any(Number) });
});

test('a paper finds the file that it needs, and its folder goes away', async () => {
  const { hash } = await media.savePicture(await jpegOf(430, 300));
  const drawn = jest.fn(async ({ mediaFolder }: PaperTask) => {
    return Buffer.from(JSON.stringify([mediaFolder, await readdir(path.join(mediaFolder, hash))]));
  });
  const draw = bringingPictures(drawn, media);
  const work = { title: '', details: '', state: '', picture: hash };
  const works = [work, { ...work, picture: null }, { ...work, picture: '0'.repeat(32) }];
  const task = { mediaFolder: '', catalogue: { works } } as PaperTask;
  const [used, files] = JSON.parse(String(await draw(task)));
  expect(files).toEqual(['original.jpg']);
  expect(existsSync(used)).toBe(false);
});

test('reports that the storage is down instead of drawing a paper without its picture', async () => {
  s3.fail((_request, response) => {
    response.destroy();
    return true;
  });
  const draw = bringingPictures(async () => Buffer.alloc(0), media);
  const task = { mediaFolder: '', packing: { work: { picture: '0'.repeat(32) } } } as PaperTask;
  await expect(draw(task)).rejects.toMatchObject({ statusCode: 503 });
});
