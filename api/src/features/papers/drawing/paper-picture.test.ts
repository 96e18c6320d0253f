import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { jpegOf } from '../../../testing/gallery/pictures';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { readPaperPicture } from './paper-picture';

const media = temporaryFolder();

/** Saves an original of 4 to 3, and a smaller file of 2 to 1, so that the shape tells which was read. */
async function save(hash: string, width: number): Promise<void> {
  const folder = path.join(media, hash);
  await mkdir(folder);
  await writeFile(path.join(folder, 'original.jpg'), await jpegOf(1200, 900));
  const smaller = sharp(await jpegOf(width, width / 2)).webp();
  await smaller.toFile(path.join(folder, `${width}.webp`));
}

test('a catalogue reads the smaller file of a picture, and other papers its original', async () => {
  await save('wide', 768);
  const fromSmaller = await readPaperPicture(media, 'wide', { size: 640, fromSmaller: true });
  expect(fromSmaller).toMatchObject({ width: 640, height: 320 });
  expect(await readPaperPicture(media, 'wide', { size: 640 })).toMatchObject({ width: 640, height: 480 });
});

test('a catalogue reads the original if the smaller file is too narrow', async () => {
  await save('narrow', 320);
  const picture = await readPaperPicture(media, 'narrow', { size: 640, fromSmaller: true });
  expect(picture).toMatchObject({ width: 640, height: 480 });
});
