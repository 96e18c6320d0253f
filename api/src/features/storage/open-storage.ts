import path from 'node:path';
import { sessionTokensOf } from '../auth/sessions/session-token';
import type { Bucket } from './bucket/bucket';
import { storesInBucket } from './bucket/stores-in-bucket';
import { type EmbeddedStorage, embeddedStorage, storesInFolder } from './embedded-storage';
import { type FirebaseSettings, firebaseStorage } from './firebase-storage';
import type { PictureStorage } from './picture-storage';

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
