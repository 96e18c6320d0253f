import path from 'node:path';
import { sessionTokensOf } from '../auth/sessions/session-token';
import { type EmbeddedStorage, embeddedStorage } from './embedded-storage';
import { type FirebaseSettings, firebaseStorage } from './firebase-storage';
import type { PictureStorage } from './picture-storage';

export type Storage = { pictures: PictureStorage; embedded: EmbeddedStorage | null };

type StorageSettings = { firebase: FirebaseSettings | null; dataFolder: string; publicUrl: string };

/** Uses Firebase when the settings name a project, and otherwise the embedded storage under the data folder. */
export function openStorage(
  { firebase, dataFolder, publicUrl }: StorageSettings,
  tokenSecrets: readonly string[],
): Storage {
  if (firebase) return { pictures: firebaseStorage(firebase), embedded: null };
  const tokens = sessionTokensOf(tokenSecrets, 'storage');
  const embedded = embeddedStorage({ folder: path.join(dataFolder, 'storage'), tokens, publicUrl });
  return { pictures: embedded, embedded };
}
