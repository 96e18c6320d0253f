import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { errorCodeOf } from '../../logging/error-record';
import { readSealed, type SealKeys, writeSealed } from '../../operations/sealed-file';
import type { Config } from '../../server/config/config';

/** `path` is relative to the data folder, with `/` as separator. */
export type SavedFile = { path: string; bytes: number; sha256: string };

/** The gallery can make all other files of the data folder again. */
const savedPaths = ['media', 'storage/objects', 'token-secret', 'record-key'];

/** Matches the suffix of a folder that a process is still filling. */
const beginning = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Skips files that another process removes during the copy. */
export async function copySavedFiles(
  from: string,
  to: { folder: string; recipients: SealKeys },
): Promise<SavedFile[]> {
  const copied: SavedFile[] = [];
  for (const name of await savedNames(from)) {
    const file = await copyFile(name, { folder: from, identities: [] }, to).catch(nullIfMissing);
    if (file) copied.push(file);
  }
  return copied;
}

/** Throws when a file is missing or has changed. */
export async function copyFiles(
  files: SavedFile[],
  from: { folder: string; identities: SealKeys },
  to: string,
): Promise<void> {
  for (const file of files) {
    const { sha256 } = await copyFile(file.path, from, { folder: to, recipients: [] });
    if (sha256 !== file.sha256) throw new Error(`${file.path} changed while it was copied.`);
  }
}

export async function moveFiles(files: SavedFile[], from: string, to: string): Promise<void> {
  for (const { path: name } of files) {
    await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 });
    await rename(path.join(from, name), path.join(to, name));
  }
}

export function isSavedName(name: string): boolean {
  const isBelow = savedPaths.some((top) => name === top || name.startsWith(`${top}/`));
  return isBelow && path.posix.normalize(name) === name && !/[\\\0]/.test(name);
}

export async function savedNames(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const top of savedPaths) names.push(...(await namesBelow(folder, top)));
  return names.toSorted();
}

export async function removeOtherFiles(folder: string, files: SavedFile[]): Promise<void> {
  const wanted = new Set(files.map((file) => file.path));
  for (const name of await savedNames(folder)) {
    if (!wanted.has(name)) await rm(path.join(folder, name));
  }
}

export async function sumOfFile(
  file: string,
  identities: SealKeys,
): Promise<{ bytes: number; sha256: string }> {
  const content = summed(await readSealed(file, identities));
  for await (const _ of content.pieces);
  return content.sum();
}

async function copyFile(
  name: string,
  from: { folder: string; identities: SealKeys },
  to: { folder: string; recipients: SealKeys },
): Promise<SavedFile> {
  const content = summed(await readSealed(path.join(from.folder, name), from.identities));
  const target = path.join(to.folder, name);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await writeSealed(target, Readable.from(content.pieces), to.recipients);
  return { path: name, ...content.sum() };
}

function summed(content: Readable) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  return { pieces: pieces(), sum: () => ({ bytes, sha256: hash.digest('hex') }) };
}

async function namesBelow(folder: string, name: string): Promise<string[]> {
  const found = await stat(path.join(folder, name)).catch(nullIfMissing);
  if (!found || beginning.test(name)) return [];
  if (!found.isDirectory()) return [name];
  const names: string[] = [];
  for (const child of (await readdir(path.join(folder, name)).catch(nullIfMissing)) ?? []) {
    names.push(...(await namesBelow(folder, `${name}/${child}`)));
  }
  return names;
}

function nullIfMissing(error: unknown): null {
  if (errorCodeOf(error) === 'ENOENT') return null;
  throw error;
}

/** Says what a backup or restore leaves to the operator when a bucket holds the pictures; else ''. */
export function bucketNotice(
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  done: 'backup' | 'restore',
): string {
  if (!s3) return '';
  return done === 'backup'
    ? ` The pictures are in the bucket ${s3.bucket}: copy it too.`
    : ` The gallery reads pictures from the bucket ${s3.bucket}. Restore it too, or copy media and storage/objects from ${dataFolder} to it.`;
}
