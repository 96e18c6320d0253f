// Runs on both databases, because both hold the demo.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenDatabase } from '../db/client';
import { pictures } from '../features/media/picture.table';
import { isSaved, savePicture } from '../features/media/save-picture';
import { openTestDatabase } from '../testing/database/test-database';
import { jpegOf } from '../testing/gallery/pictures';
import { temporaryFolder } from '../testing/processes/temporary-folder';
import { demoPicturesOf } from './demo-pictures';
import type { Collection } from './seed';

const folder = temporaryFolder();
const folders = { media: path.join(folder, 'media'), cache: path.join(folder, 'cache') };
const picturesFolder = path.join(folder, 'pictures');
const event = { picture: 'one' } as Collection['events'][number];
const collection: Collection = { artists: [], works: [], events: [event], picturesFolder };
const save = jest.fn((original: Buffer) => savePicture(original, folders));
const warn = jest.fn();
const open = () =>
  demoPicturesOf({
    collection,
    folders,
    savePicture: save,
    isSaved: (hash) => isSaved(hash, folders),
    logger: { warn },
  });
let database: OpenDatabase;
let original: Buffer;

beforeAll(async () => {
  database = await openTestDatabase();
  original = await jpegOf(400, 300);
  await mkdir(picturesFolder);
  await writeFile(path.join(picturesFolder, 'one.jpg'), original);
});
afterAll(() => database.close());
beforeEach(() => save.mockClear());

test('describes a picture at once and makes its smaller versions later', async () => {
  const demo = open();
  const { original: name, ...facts } = await demo.describe(original);
  expect(name).toBe('original.jpg');
  expect(save).not.toHaveBeenCalled();

  await demo.findMissing(database.db);
  expect(demo.coming.size).toBe(0);
  await database.db.insert(pictures).values(facts);
  await demo.findMissing(database.db);
  expect([...demo.coming]).toEqual([[facts.hash, path.join(picturesFolder, 'one.jpg')]]);

  save.mockRejectedValueOnce(new Error('the process ended'));
  await demo.makeMissing();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(demo.coming.size).toBe(1);

  await demo.makeMissing();
  expect(demo.coming.size).toBe(0);
  expect(await save.mock.results.at(-1)?.value).toEqual({ ...facts, original: name });
});

test('uses a cached picture at once', async () => {
  await open().describe(original);
  expect(save).toHaveBeenCalledTimes(1);
});

test('makes no picture after the gallery closes', async () => {
  const demo = open();
  demo.coming.set('hash', path.join(picturesFolder, 'one.jpg'));
  demo.stop();
  await demo.makeMissing();
  expect(save).not.toHaveBeenCalled();
});
