import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SessionTokens } from '../auth/sessions/session-token';
import { bucket, objectAt, pathOf } from './objects/object-address';
import { objectStoreOf } from './objects/object-store';
import { accessMs, type PictureStorage } from './picture-storage';
import type { Stores } from './uploads/receive-upload';
import { uploadStoreOf } from './uploads/upload-store';

export type EmbeddedStorage = PictureStorage & Stores & { tokens: SessionTokens };

export type EmbeddedOptions = Stores & { tokens: SessionTokens; publicUrl: string };

export function storesInFolder(folder: string): Stores {
  const [objects, uploads] = [path.join(folder, 'objects'), path.join(folder, 'uploads')];
  return { objects: objectStoreOf(objects), uploads: uploadStoreOf(uploads) };
}

/** The API itself speaks Firebase's protocol, whatever keeps the files. */
export function embeddedStorage({ objects, uploads, tokens, publicUrl }: EmbeddedOptions): EmbeddedStorage {
  const own = new URL(publicUrl).origin;
  return {
    objects,
    uploads,
    tokens,
    async access({ id, endsAt, readAt, user }) {
      const soonest = new Date(Math.min(endsAt.getTime(), readAt.getTime() + accessMs));
      const token = await tokens.sign({ id, userId: user._id, startsAt: readAt, endsAt: soonest });
      return { storage: 'embedded', bucket, token };
    },
    async check(imgUrl, host = '') {
      const address = objectAt(imgUrl, [own, `http://${host}`, `https://${host}`]);
      if (!address || address.bucket !== bucket) return null;
      // Renews first, so that a cleanup either sees the renewal or has already removed the object.
      await objects.renew(address.name);
      const object = await objects.find(address.name);
      return object?.token === address.token ? pathOf(address) : null;
    },
    async read(imgUrl) {
      const address = objectAt(imgUrl, [own]);
      const object = address && (await objects.find(address.name));
      if (!object) throw new Error('The picture is not in this storage.');
      return buffer(await objects.open(object));
    },
  };
}
