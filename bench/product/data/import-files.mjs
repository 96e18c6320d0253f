import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../../scripts/build/run-command.mjs';

const seed = path.join(root, 'api', 'seed', 'pictures');
/** In pixels; three megapixels. */
const size = { width: 2_000, height: 1_500 };

/** Returns the text of a CSV file with new works of an artist. @param {number} count @param {string} artist */
export function csvOf(count, artist) {
  const rows = numbers(count).map(
    (number) =>
      `${inventoryNumber(number)};Study ${number};${artist};${250_000 + number};Ink on paper.;40 × 30 cm`,
  );
  return ['Inv. No;Title;Artist;Price (N);Description;Dimensions', ...rows].join('\r\n');
}

/** Writes different cuts of the demo's pictures, in the size of a photograph, and returns their files. @param {number} count @param {string} folder */
export async function writePictures(count, folder) {
  const { default: sharp } = await import('sharp');
  const names = readdirSync(seed).filter((name) => name.endsWith('.jpg'));
  await mkdir(folder, { recursive: true });
  const files = [];
  for (const number of numbers(count)) {
    const name = names[number % names.length] ?? '';
    const picture = sharp(path.join(seed, name));
    const { width, height } = await picture.metadata();
    const edge = Math.floor(number / names.length) + 1;
    const cut = { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge };
    const bytes = picture
      .extract(cut)
      .resize({ ...size, fit: 'cover' })
      .sharpen()
      .jpeg({ quality: 90 });
    const file = path.join(folder, `${inventoryNumber(number)}.jpg`);
    await writeFile(file, await bytes.toBuffer());
    files.push(file);
  }
  return files;
}

/** @param {number} count */
function numbers(count) {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** @param {number} number */
function inventoryNumber(number) {
  return `BN-${String(number).padStart(4, '0')}`;
}
