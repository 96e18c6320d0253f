import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Painting } from './painting/paint-types';
import { digitalPaintings } from './painting/works/digital-paintings';
import { paintings } from './painting/works/paintings';
import { sculptures } from './painting/works/sculptures';

const folder = path.join(import.meta.dirname, 'pictures');
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const painting of [...paintings, ...digitalPaintings, ...sculptures]) {
  if (wanted.length === 0 || wanted.includes(painting.picture)) await write(painting);
}

async function write({ picture, paint }: Painting) {
  const { width, height, rgb } = paint(1);
  const file = path.join(folder, `${picture}.jpg`);
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(file);
  const { size } = await stat(file);
  console.log(`${picture}: ${width} × ${height}, ${Math.round(size / 1024)} KB`);
}
