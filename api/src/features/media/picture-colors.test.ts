import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { jpegOf, pngOf } from '../../testing/gallery/pictures';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { colorNameOf } from './colors/color-name';
import { mediaInFolder } from './files/media-files';
import { fillColors } from './fill-colors';
import { describePicture } from './make-picture';
import { pictures } from './picture.table';

test.each([
  ['#14181f', 'black'],
  ['#faf8f4', 'white'],
  ['#9a9a98', 'gray'],
  ['#6b4423', 'brown'],
  ['#b9a684', 'brown'],
  ['#9b2c1c', 'red'],
  ['#d62828', 'red'],
  ['#e8772e', 'orange'],
  ['#f2c230', 'yellow'],
  ['#2f7d4f', 'green'],
  ['#24507a', 'blue'],
  ['#1e3fae', 'blue'],
  ['#6a3d9a', 'purple'],
  ['#f4a6c0', 'pink'],
])('names %s %s', (hex, name) => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  expect(colorNameOf(red, green, blue)).toBe(name);
});

test('a picture has at most three colors, the largest first, and none below a tenth', async () => {
  expect((await describePicture(await jpegOf(90, 60, { colour: '#1e3fae' }))).colors).toEqual(['blue']);
  const stripes = ['#d62828', '#f2c230', '#2f7d4f', '#1e3fae', '#14181f'];
  const heights = [30, 25, 20, 17, 8];
  const layers = await Promise.all(
    stripes.map(async (colour, at) => ({
      input: await pngOf(100, heights[at] ?? 0, colour),
      left: 0,
      top: heights.slice(0, at).reduce((sum, height) => sum + height, 0),
    })),
  );
  const background = { width: 100, height: 100, channels: 4 as const, background: '#ffffff' };
  const picture = await sharp({ create: background }).composite(layers).png().toBuffer();
  expect((await describePicture(picture)).colors).toEqual(['red', 'yellow', 'green']);
});

describe('at the start', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('finds the colors of pictures that have none, and leaves out a missing file', async () => {
    const [mediaFolder, warn] = [temporaryFolder(), jest.fn()];
    const facts = { width: 320, height: 200, widths: [320], placeholder: '' };
    await database.db.insert(pictures).values([
      { hash: 'a', ...facts },
      { hash: 'b', ...facts },
      { hash: 'c', ...facts, colors: ['pink'] },
    ]);
    await mkdir(path.join(mediaFolder, 'b'));
    const green = await sharp(await pngOf(320, 200, '#2f7d4f'))
      .webp()
      .toBuffer();
    await writeFile(path.join(mediaFolder, 'b', '320.webp'), green);
    await fillColors({ db: database.db, media: mediaInFolder(mediaFolder), logger: { warn } }).done;
    const colorsOf = async (hash: string) =>
      (await database.db.select().from(pictures).where(eq(pictures.hash, hash)))[0]?.colors;
    expect(await colorsOf('a')).toBeNull();
    expect(await colorsOf('b')).toEqual(['green']);
    expect(await colorsOf('c')).toEqual(['pink']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
