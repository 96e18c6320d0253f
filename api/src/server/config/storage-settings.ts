import type { S3Settings } from '../../features/storage/bucket/bucket';
import type { FirebaseSettings } from '../../features/storage/firebase-storage';
import { firebaseFields, firebaseOf } from './firebase-settings';
import { s3Fields, s3Of } from './s3-settings';

export const storageFields = { ...firebaseFields, ...s3Fields };

/** With neither, the API stores pictures in the data folder. */
export type StorageConfig = Readonly<{ firebase: FirebaseSettings | null; s3: S3Settings | null }>;

/** Throws when the settings name two storages, or one by half. */
export function storageOf(
  settings: Parameters<typeof firebaseOf>[0] & Parameters<typeof s3Of>[0],
): StorageConfig {
  const [firebase, s3] = [firebaseOf(settings), s3Of(settings)];
  if (firebase && s3)
    throw new Error('Uploads go either to S3_BUCKET or to Firebase. Empty the other settings.');
  return { firebase, s3 };
}
