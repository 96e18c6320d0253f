import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { tileSourceOf } from '@gallery/shared/contract/catalogue/pictures/picture';
import sharp from 'sharp';
import { jpegOf } from '../../testing/gallery/pictures';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { writeTiles } from './save-picture';

const folder = temporaryFolder();

async function tilesOf(original: Buffer, name: string): Promise<string[]> {
  await writeTiles(original, path.join(folder, name));
  const entries = await readdir(path.join(folder, name), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => path.relative(path.join(folder, name), path.join(file.parentPath, file.name)));
}

/** Returns the addresses of all tiles that the contract promises, by the IIIF Image API 3. */
function promisedTiles(width: number, height: number): string[] {
  const picture = { base: '', width, height, widths: [], placeholder: '' };
  const [{ width: size, scaleFactors }] = tileSourceOf(picture).tiles;
  return scaleFactors.flatMap((scale) => {
    const [across, down] = [Math.ceil(width / (size * scale)), Math.ceil(height / (size * scale))];
    if (across === 1 && down === 1) {
      return [`tiles/full/${Math.ceil(width / scale)},${Math.ceil(height / scale)}/0/default.webp`];
    }
    return Array.from({ length: across * down }, (_, index) => {
      const [x, y] = [(index % across) * size * scale, Math.floor(index / across) * size * scale];
      const [w, h] = [Math.min(size * scale, width - x), Math.min(size * scale, height - y)];
      const shown = `${Math.ceil(w / scale)},${Math.ceil(h / scale)}`;
      return `tiles/${x},${y},${w},${h}/${shown}/0/default.webp`;
    });
  });
}

test.each([
  [1600, 1200],
  [1181, 1599],
  [513, 300],
  [400, 300],
])('cuts a picture of %d × %d pixels into exactly the tiles of the contract', async (width, height) => {
  const tiles = await tilesOf(await jpegOf(width, height), `${width}`);
  expect(tiles.toSorted()).toEqual(promisedTiles(width, height).toSorted());
});

test('cuts a photograph upright by its orientation', async () => {
  const [tile = ''] = await tilesOf(await jpegOf(400, 300, { orientation: 6 }), 'turned');
  expect(await sharp(path.join(folder, 'turned', tile)).metadata()).toMatchObject({
    width: 300,
    height: 400,
    format: 'webp',
  });
});
