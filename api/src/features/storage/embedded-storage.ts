import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SessionTokens } from '../auth/sessions/session-token';
import { bucket, objectAt, pathOf } from './objects/object-address';
import { objectStoreOf } from './objects/object-store';
import { accessMs, type PictureStorage } from './picture-storage';
import type { Stores } from './uploads/receive-upload';
import { uploadStoreOf } from './uploads/upload-store';

export type EmbeddedStorage = PictureStorage & Stores & { tokens: SessionTokens };

export type EmbeddedOptions = {
  folder: string;
  tokens: SessionTokens;
  publicUrl: string;
};

/** Stores pictures and uploads as files under `folder`, inside the API. */
export function embeddedStorage({ folder, tokens, publicUrl }: EmbeddedOptions): EmbeddedStorage {
  const objects = objectStoreOf(path.join(folder, 'objects'));
  const uploads = uploadStoreOf(path.join(folder, 'uploads'));
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
      if (!address) throw new Error('The picture is not in this storage.');
      return readFile(objects.fileOf(address.name));
    },
  };
}
