import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { idPattern } from '@gallery/shared/domain/id';
import { makeFolder } from '@gallery/shared/server/files';
import { HttpError } from '../../../http/answers/http-error';
import { errorCodeOf } from '../../../logging/error-record';
import type { Content } from '../objects/object-store';

export type Upload = { id: string; name: string; bytes: number; by: string };

/** Keeps unfinished uploads, so that they continue after a restart. */
export type UploadStore = {
  start(upload: Omit<Upload, 'id'>): Promise<Upload>;
  find(id: string): Promise<Upload | null>;
  contentOf(upload: Upload): Promise<Content>;
  received(id: string): Promise<number>;
  /** Writes from `offset`. Keeps the bytes that arrived before the stream broke. */
  append(upload: Upload, offset: number, part: Readable): Promise<void>;
  remove(id: string): Promise<void>;
  cleanUp(before: Date): Promise<void>;
};

export function uploadStoreOf(folder: string): UploadStore {
  const place = (id: string) => path.join(folder, id);
  const fileOf = (id: string) => path.join(place(id), 'content');
  const received = async (id: string) => (await stat(fileOf(id))).size;
  const remove = (id: string) => rm(place(id), { recursive: true, force: true });
  return {
    contentOf: async ({ id }) => fileOf(id),
    received,
    remove,
    async start(given) {
      const upload = { id: randomUUID(), ...given };
      try {
        await makeFolder(place(upload.id));
        await writeFile(fileOf(upload.id), '');
        await writeFile(path.join(place(upload.id), 'upload.json'), JSON.stringify(upload));
      } catch (error) {
        // A full disk needs the room.
        await remove(upload.id).catch(() => {});
        throw error;
      }
      return upload;
    },
    find: async (id) => (idPattern.test(id) ? read(place(id)) : null),
    async append({ id, bytes }, offset, part) {
      if (offset > (await received(id))) throw new HttpError(400, 'A part of the upload is missing.');
      await truncate(fileOf(id), offset);
      const file = createWriteStream(fileOf(id), { flags: 'r+', start: offset });
      await pipeline(part, limitBytes(bytes - offset), file);
    },
    async cleanUp(before) {
      for (const id of await readdir(folder).catch(() => [])) {
        const { mtime } = await stat(fileOf(id)).catch(() => stat(place(id)));
        if (mtime < before) await remove(id);
      }
    },
  };
}

async function read(place: string): Promise<Upload | null> {
  try {
    return JSON.parse(await readFile(path.join(place, 'upload.json'), 'utf8'));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Throws a 413 at the byte after the last. */
export function limitBytes(bytes: number) {
  return async function* (part: AsyncIterable<Buffer>) {
    let left = bytes;
    for await (const piece of part) {
      left -= piece.length;
      if (left < 0) throw new HttpError(413, 'The upload is longer than it was said to be.');
      yield piece;
    }
  };
}
