// Runs on both databases, because the process that runs on the embedded one writes its tables.
import { randomBytes, randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { OpenDatabase } from '../../db/client';
import { readIdentities } from '../../operations/sealed-file';
import { type Gallery, newGallery } from '../../testing/database/test-gallery';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { artistsOf, galleryWithFiles } from '../../testing/setup/gallery-with-files';
import { restoreBackup } from './restore-backup';
import { savedNames } from './saved-files';
import { writeBackup } from './write-backup';

jest.setTimeout(180_000);

const folder = temporaryFolder();
const galleries: Gallery[] = [];
const picture = 'media/0a/original.jpg';
const secret = 'a secret of thirty-two characters or more';
/** Has three pieces of age, each of 64 KB. */
const pixels = Buffer.concat([Buffer.from('a picture'), randomBytes(150_000)]);
let identity: string;
let source: Gallery;
let running: OpenDatabase;
/** Refuses every backup of the tests that damage one. */
let used: Gallery;
let backup: string;

beforeAll(async () => {
  identity = await generateX25519Identity();
  source = await gallery('Ngozi');
  used = await gallery('Standing');
  backup = path.join(folder, 'backup');
  running = await source.open();
  await writeBackup(await sealing(identity), backup);
});
afterAll(async () => {
  await running.close();
  for (const one of galleries) await one.remove();
});

async function sealing(...identities: string[]) {
  const backupRecipients = await Promise.all(identities.map((one) => identityToRecipient(one)));
  return { ...source.config, backupRecipients };
}

async function gallery(artist: string): Promise<Gallery> {
  const files = { [picture]: pixels, 'token-secret': secret };
  const made = await galleryWithFiles(folder, { artist, files });
  galleries.push(made);
  return made;
}

async function filesBelow(place: string): Promise<string[]> {
  const found = await readdir(place, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Changes a copy of the backup. */
async function changed(change: (copy: string) => Promise<unknown>): Promise<string> {
  const copy = path.join(folder, `changed-${randomUUID()}`);
  await cp(backup, copy, { recursive: true });
  await change(copy);
  return copy;
}

/** The header contains a share of the key, in base64. */
async function changeShare(file: string): Promise<void> {
  const text = await readFile(file, 'latin1');
  const share = text.split(' ')[2]?.slice(0, 20) ?? '';
  await writeFile(file, text.replace(share, [...share].reverse().join('')), 'latin1');
}

async function flipBit(file: string, at: number): Promise<void> {
  const bytes = await readFile(file);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

test('an encrypted backup contains nothing readable and no file without encryption', async () => {
  const files = await filesBelow(backup);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = (await readFile(file)).toString('latin1');
    expect(path.extname(file)).toBe('.age');
    expect(text.slice(0, 22)).toBe('age-encryption.org/v1\n');
    for (const plain of ['a picture', 'secret', 'Ngozi', 'artists', 'sha256', '\x1f\x8b\b\0\0\0\0\0'])
      expect(text.slice(22).includes(plain) && { file, plain }).toBe(false);
  }
});

test('the private key restores what the backup holds', async () => {
  const other = await gallery('Standing');
  await restoreBackup(other.config, backup, { replace: true, identities: [identity] });
  expect(await artistsOf(other)).toEqual(['Ngozi']);
  expect(await savedNames(other.config.dataFolder)).toEqual([picture, 'token-secret']);
  expect(await readFile(path.join(other.config.dataFolder, picture))).toEqual(pixels);
  expect(await readFile(path.join(other.config.dataFolder, 'token-secret'), 'utf8')).toBe(secret);
});

test('each of two recipients can restore a backup', async () => {
  const second = await generateX25519Identity();
  const both = path.join(folder, 'both');
  await writeBackup(await sealing(identity, second), both);
  for (const one of [identity, second]) {
    const other = await newGallery(folder);
    galleries.push(other);
    await restoreBackup(other.config, both, { replace: false, identities: [one] });
    expect(await artistsOf(other)).toEqual(['Ngozi']);
  }
});

const notOpened =
  'The identity does not open this backup: it belongs to another key, or its header is damaged. Nothing was restored.';
const manifest = (copy: string) => path.join(copy, 'manifest.json.age');
const table = (copy: string) => path.join(copy, 'tables/artists.ndjson.gz.age');
const image = (copy: string) => path.join(copy, 'files', `${picture}.age`);
const damages: [string, (copy: string) => Promise<unknown>, string][] = [
  ['a flipped bit in the version of the manifest', (copy) => flipBit(manifest(copy), 20), 'manifest.json'],
  ['a flipped bit in the sum of the header', (copy) => flipBit(manifest(copy), 160), 'manifest.json'],
  ['a flipped bit in the manifest', (copy) => flipBit(manifest(copy), -1), 'manifest.json'],
  ['a shortened manifest', (copy) => truncate(manifest(copy), 300), 'manifest.json'],
  ['an empty manifest', (copy) => truncate(manifest(copy), 0), 'manifest.json'],
  ['a flipped bit in a table', (copy) => flipBit(table(copy), -20), 'artists.ndjson.gz'],
  ['a shortened table', (copy) => truncate(table(copy), 250), 'artists.ndjson.gz'],
  ['a flipped bit in a picture', (copy) => flipBit(image(copy), 100_000), 'original.jpg'],
  // The header has 200 bytes with the nonce, and each piece 65,552: the cut is between two pieces.
  ['a picture without its last piece', (copy) => truncate(image(copy), 200 + 2 * 65_552), 'original.jpg'],
  [
    'a table in the place of another',
    (copy) => rename(table(copy).replace('artists', 'artworks'), table(copy)),
    'art',
  ],
];

test.each(damages)('refuses %s and restores nothing', async (_, change, named) => {
  const copy = await changed(change);
  const restoring = restoreBackup(used.config, copy, { replace: true, identities: [identity] });
  const message = new RegExp(`^The backup is damaged: .*${named}.* Nothing was restored\\.$`);
  await expect(restoring).rejects.toThrow(message);
  expect(await artistsOf(used)).toEqual(['Standing']);
  expect(await readdir(used.config.dataFolder)).not.toContain('restoring');
});

test('refuses another key, no key, and a plain backup in the place of an encrypted one', async () => {
  const restore = (from: string, identities: string[]) =>
    restoreBackup(used.config, from, { replace: true, identities });
  await expect(restore(backup, [await generateX25519Identity()])).rejects.toThrow(notOpened);
  await expect(restore(backup, [])).rejects.toThrow(
    `The backup in ${backup} is encrypted. Name the file with its key: --identity FILE`,
  );
  const other = await changed((copy) => changeShare(manifest(copy)));
  await expect(restore(other, [identity])).rejects.toThrow(notOpened);
  const plain = path.join(folder, 'plain');
  await writeBackup(source.config, plain);
  await expect(restore(plain, [identity])).rejects.toThrow(
    `There is no finished backup in ${plain}: it has no manifest.json.age.`,
  );
  expect(await artistsOf(used)).toEqual(['Standing']);
});

test('writes nothing for a recipient with a typing error', async () => {
  const target = path.join(folder, 'mistyped');
  const [recipient = ''] = (await sealing(identity)).backupRecipients;
  const mistyped = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
  await expect(writeBackup({ ...source.config, backupRecipients: [mistyped] }, target)).rejects.toThrow();
  await expect(readdir(target)).rejects.toThrow();
});

test('reads the keys of a file of age-keygen, and never prints a line of another file', async () => {
  const file = path.join(folder, 'backup.key');
  await writeFile(file, `# created: 2026-11-28\r\n# public key: age1…\r\n${identity}\r\n`);
  expect(await readIdentities(file)).toEqual([identity]);
  for (const content of ['', '# nothing', `${identity}\nhunter2`, identity.toLowerCase()]) {
    await writeFile(file, content);
    await expect(readIdentities(file)).rejects.toThrow(
      `${file} is not a file of age-keygen: its lines start with AGE-SECRET-KEY-1 or #.`,
    );
  }
});
