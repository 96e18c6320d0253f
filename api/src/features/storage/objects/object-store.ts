import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { copyFile, link, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '@gallery/shared/server/files';
import { HttpError } from '../../../http/answers/http-error';
import { errorCodeOf } from '../../../logging/error-record';
import type { CheckedPicture } from './check-picture';

export type StoredObject = CheckedPicture & {
  name: string;
  /** Allows anyone to read the picture. */
  token: string;
  bytes: number;
  hash: string;
  upload: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The name of the content's file, when it is not the usual one. */
  file?: string;
};

/** A picture in memory, or the path of its file. */
export type Content = Buffer | string;

export type NewObject = Pick<StoredObject, 'name' | 'upload' | 'width' | 'height' | 'contentType'>;

/** Stores pictures. The content under a name never changes. An object is idle when nobody saved or renewed it lately. */
export type ObjectStore = {
  find(name: string): Promise<StoredObject | null>;
  open(object: StoredObject): Promise<Readable>;
  /** Saves the picture; a repeated call changes nothing. Throws a 409 when the name has other content. */
  put(object: NewObject, content: Content): Promise<StoredObject>;
  /** Callers renew an object before they show it, so that it does not become idle. */
  renew(name: string): Promise<void>;
  idle(before: Date): Promise<StoredObject[]>;
  /** Moves an idle object aside, and deletes it unless somebody renewed it meanwhile or `isShown` returns true. */
  removeIdle(name: string, before: Date, isShown: () => Promise<boolean>): Promise<void>;
  cleanUp(before: Date): Promise<void>;
};

export function objectStoreOf(folder: string): ObjectStore {
  const place = (name: string) => path.join(folder, keyOf(name));
  return {
    find: (name) => read(place(name)),
    async open({ name, file = contentFile }) {
      const content = createReadStream(path.join(place(name), file));
      await once(content, 'open');
      return content;
    },
    async put(object, content) {
      const made = describeObject(object, await bytesOf(content));
      return (await placed(made, content, place(object.name)))
        ? made
        : sameObject(await read(place(made.name)), made);
    },
    renew: (name) => utimes(place(name), new Date(), new Date()).catch(nullIfMissing),
    async idle(before) {
      const objects: StoredObject[] = [];
      for (const entry of (await entriesOf(folder)).filter((one) => !isHalfMade(one))) {
        const object = (await isIdle(path.join(folder, entry), before))
          ? await read(path.join(folder, entry))
          : null;
        if (object) objects.push(object);
      }
      return objects;
    },
    async removeIdle(name, before, isShown) {
      const aside = `${place(name)}.${randomUUID()}`;
      await rename(place(name), aside);
      if (!(await isIdle(aside, before)) || (await isShown())) await rename(aside, place(name));
      else await rm(aside, { recursive: true, force: true });
    },
    async cleanUp(before) {
      for (const entry of (await entriesOf(folder)).filter(isHalfMade)) {
        const half = path.join(folder, entry);
        if ((await stat(half)).mtime < before) await rm(half, { recursive: true, force: true });
      }
    },
  };
}

export const factsFile = 'object.json';
export const contentFile = 'content';

export async function bytesOf(content: Content): Promise<Buffer> {
  return typeof content === 'string' ? readFile(content) : content;
}

export function describeObject(object: NewObject, content: Buffer): StoredObject {
  const hash = createHash('sha256').update(content).digest('hex');
  return { ...object, token: randomUUID(), bytes: content.length, hash, at: new Date().toISOString() };
}

async function isIdle(place: string, before: Date): Promise<boolean> {
  return (await stat(place)).mtime < before;
}

function nullIfMissing(error: unknown): void {
  if (errorCodeOf(error) !== 'ENOENT') throw error;
}

/** Names a folder, because an object's name may be longer or differ in case alone. */
export function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 40);
}

function isHalfMade(entry: string): boolean {
  return entry.includes('.');
}

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function read(place: string): Promise<StoredObject | null> {
  try {
    return JSON.parse(await readFile(path.join(place, factsFile), 'utf8'));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Writes next to the final path and renames the file, so that readers see a whole object. Returns `false` when the path is taken. */
async function placed(object: StoredObject, from: Content, place: string): Promise<boolean> {
  const beginning = `${place}.${randomUUID()}`;
  await makeFolder(beginning);
  try {
    const content = path.join(beginning, contentFile);
    if (typeof from === 'string') await link(from, content).catch(() => copyFile(from, content));
    else await writeFile(content, from);
    await writeFile(path.join(beginning, factsFile), JSON.stringify(object));
    await rename(beginning, place);
    return true;
  } catch (error) {
    await rm(beginning, { recursive: true, force: true });
    if (['ENOTEMPTY', 'EEXIST'].includes(errorCodeOf(error))) return false;
    throw error;
  }
}

/** Throws a 409 when the stored object has other content. */
export function sameObject(stored: StoredObject | null, sent: StoredObject): StoredObject {
  if (stored?.hash === sent.hash) return stored;
  throw new HttpError(409, 'There is another picture under this name. Please upload it again.');
}
