import path from 'node:path';
import { sessionTokensOf } from '../auth/sessions/session-token';
import type { Bucket } from './bucket/bucket';
import { objectsIn } from './bucket/bucket-objects';
import { uploadsIn } from './bucket/bucket-uploads';
import { type EmbeddedStorage, embeddedStorage, storesInFolder } from './embedded-storage';
import { type FirebaseSettings, firebaseStorage } from './firebase-storage';
import type { PictureStorage } from './picture-storage';
import type { Stores } from './uploads/receive-upload';

export type Storage = { pictures: PictureStorage; embedded: EmbeddedStorage | null };

type StorageSettings = { firebase: FirebaseSettings | null; dataFolder: string; publicUrl: string };

/** Uses Firebase when the settings name a project, otherwise the bucket, if there is one, or the data folder. */
export function openStorage(
  { firebase, dataFolder, publicUrl }: StorageSettings,
  tokenSecrets: readonly string[],
  bucket: Bucket | null = null,
): Storage {
  if (firebase) return { pictures: firebaseStorage(firebase), embedded: null };
  const tokens = sessionTokensOf(tokenSecrets, 'storage');
  const stores = bucket ? storesInBucket(bucket) : storesInFolder(path.join(dataFolder, 'storage'));
  const embedded = embeddedStorage({ ...stores, tokens, publicUrl });
  return { pictures: embedded, embedded };
}

/** Keeps pictures and uploads under the keys that the paths have in a data folder, so that any tool can move them there. */
export function storesInBucket(bucket: Bucket): Stores {
  return { objects: objectsIn(bucket, 'storage/objects'), uploads: uploadsIn(bucket, 'storage/uploads') };
}
