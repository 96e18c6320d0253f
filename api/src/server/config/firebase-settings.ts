import { string } from 'yup';
import type { FirebaseSettings } from '../../features/storage/firebase-storage';

const keyMessage = 'FIREBASE_PRIVATE_KEY must be a private key in PEM: -----BEGIN PRIVATE KEY-----…';

export const firebaseFields = {
  FIREBASE_API_KEY: string(),
  FIREBASE_PROJECT_ID: string(),
  FIREBASE_STORAGE_BUCKET: string().matches(
    /^[a-z0-9._-]+$/,
    'FIREBASE_STORAGE_BUCKET must be a bucket’s name',
  ),
  FIREBASE_CLIENT_EMAIL: string().email('FIREBASE_CLIENT_EMAIL must be an email address'),
  FIREBASE_PRIVATE_KEY: string().matches(/^-----BEGIN PRIVATE KEY-----/, keyMessage),
};
type FirebaseField = keyof typeof firebaseFields;

/** Returns `null` without any of the five settings. Throws when only some are set. */
export function firebaseOf(settings: Partial<Record<FirebaseField, string>>): FirebaseSettings | null {
  const names = Object.keys(firebaseFields) as FirebaseField[];
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new Error(`Uploads to Firebase need these settings too: ${missing.join(', ')}.`);
  const given = settings as Record<FirebaseField, string>;
  const config = {
    apiKey: given.FIREBASE_API_KEY,
    projectId: given.FIREBASE_PROJECT_ID,
    storageBucket: given.FIREBASE_STORAGE_BUCKET,
  };
  return Object.freeze({
    config: Object.freeze(config),
    clientEmail: given.FIREBASE_CLIENT_EMAIL,
    // Environment files escape the line breaks of the key.
    privateKey: given.FIREBASE_PRIVATE_KEY.replaceAll(String.raw`\n`, '\n'),
  });
}
