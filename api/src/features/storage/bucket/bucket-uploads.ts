import { randomUUID } from 'node:crypto';
import { idPattern } from '@gallery/shared/domain/id';
import { HttpError } from '../../../http/answers/http-error';
import { limitBytes, type UploadStore } from '../uploads/upload-store';
import { type Bucket, groupsBelow } from './bucket';

type Part = Span & { key: string };

/** Keeps each part that arrives as an object `offset-bytes`, so that any API goes on with any upload. */
export function uploadsIn(bucket: Bucket, folder: string): UploadStore {
  const place = (id: string) => `${folder}/${id}`;
  const received = async (id: string) => endOf(covering(await partsOf(id)).at(-1));
  return {
    received,
    async start(given) {
      const upload = { id: randomUUID(), ...given };
      await bucket.put(`${place(upload.id)}/upload.json`, Buffer.from(JSON.stringify(upload)));
      return upload;
    },
    async find(id) {
      const found = idPattern.test(id) ? await bucket.read(`${place(id)}/upload.json`) : null;
      return found && JSON.parse(found.toString());
    },
    async contentOf({ id }) {
      const pieces: Buffer[] = [];
      let end = 0;
      for (const { key, offset } of covering(await partsOf(id))) {
        const piece = (await bucket.read(key))?.subarray(end - offset);
        if (!piece) throw new HttpError(400, 'A part of the upload is missing.');
        pieces.push(piece);
        end += piece.length;
      }
      return Buffer.concat(pieces);
    },
    async append({ id, bytes }, offset, part) {
      if (offset > (await received(id))) throw new HttpError(400, 'A part of the upload is missing.');
      const pieces: Buffer[] = [];
      try {
        for await (const piece of limitBytes(bytes - offset)(part)) pieces.push(piece);
      } finally {
        const content = Buffer.concat(pieces);
        if (content.length > 0) await bucket.put(`${place(id)}/${offset}-${content.length}`, content);
      }
    },
    async remove(id) {
      // First, so that a repeated last step finds the object instead of an upload without parts.
      await bucket.remove(`${place(id)}/upload.json`);
      for (const { key } of await partsOf(id)) await bucket.remove(key);
    },
    async cleanUp(before) {
      for (const { group, last } of await groupsBelow(bucket, `${folder}/`)) {
        if (last < before)
          for await (const { key } of bucket.list(`${place(group)}/`)) await bucket.remove(key);
      }
    },
  };
  async function partsOf(id: string): Promise<Part[]> {
    const parts: Part[] = [];
    for await (const { key, bytes } of bucket.list(`${place(id)}/`)) {
      const [, offset] = /\/(\d+)-\d+$/.exec(key) ?? [];
      if (offset) parts.push({ key, offset: Number(offset), bytes });
    }
    return parts;
  }
}

/** Chooses parts without a gap. Two APIs may have saved parts that overlap, of the same file. */
export function covering<One extends Span>(parts: readonly One[]): One[] {
  const chosen: One[] = [];
  for (let end = 0; ; end = endOf(chosen.at(-1))) {
    const going = parts.filter((part) => part.offset <= end && endOf(part) > end);
    const next = going.toSorted((one, other) => endOf(other) - endOf(one)).at(0);
    if (!next) return chosen;
    chosen.push(next);
  }
}

type Span = { offset: number; bytes: number };

function endOf(part: Span | undefined): number {
  return part ? part.offset + part.bytes : 0;
}
