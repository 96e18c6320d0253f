import { boolean, string } from 'yup';
import type { S3Settings } from '../../features/storage/bucket/bucket';
import type { FirebaseSettings } from '../../features/storage/firebase-storage';

const keyMessage = 'FIREBASE_PRIVATE_KEY must be a private key in PEM: -----BEGIN PRIVATE KEY-----…';

const firebaseFields = {
  FIREBASE_API_KEY: string(),
  FIREBASE_PROJECT_ID: string(),
  FIREBASE_STORAGE_BUCKET: string().matches(
    /^[a-z0-9._-]+$/,
    'FIREBASE_STORAGE_BUCKET must be a bucket’s name',
  ),
  FIREBASE_CLIENT_EMAIL: string().email('FIREBASE_CLIENT_EMAIL must be an email address'),
  FIREBASE_PRIVATE_KEY: string().matches(/^-----BEGIN PRIVATE KEY-----/, keyMessage),
};

const s3Fields = {
  S3_BUCKET: string().matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET must be a bucket’s name'),
  S3_REGION: string().matches(/^[a-z0-9-]+$/i, 'S3_REGION must be a region such as eu-central-1'),
  S3_ENDPOINT: string().matches(
    /^https?:\/\/[^/@]+\/?$/,
    'S3_ENDPOINT must be an address such as https://s3.example',
  ),
  S3_PATH_STYLE: boolean()
    .transform((_, sent) => ({ on: true, off: false })[String(sent)] ?? sent)
    .typeError('S3_PATH_STYLE must be on or off'),
  AWS_ACCESS_KEY_ID: string(),
  AWS_SECRET_ACCESS_KEY: string(),
  AWS_SESSION_TOKEN: string(),
};

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

type FirebaseField = keyof typeof firebaseFields;

/** Returns `null` without any of the five settings. Throws when only some are set. */
function firebaseOf(settings: Partial<Record<FirebaseField, string>>): FirebaseSettings | null {
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

type S3Given = Partial<Record<Exclude<keyof typeof s3Fields, 'S3_PATH_STYLE'>, string>> & {
  S3_PATH_STYLE?: boolean;
};
/** Without these, each API would make its own in its data folder. */
type SharedSecrets = { DATABASE_URL?: string; TOKEN_SECRET?: unknown; RECORD_KEY?: unknown };

/** Returns `null` without settings of S3. Throws when some are missing. */
function s3Of(settings: S3Given & SharedSecrets): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_PATH_STYLE } = settings;
  if (!S3_BUCKET && !S3_REGION && !S3_ENDPOINT && S3_PATH_STYLE === undefined) return null;
  const missing = neededOf(settings).filter((name) => settings[name] === undefined);
  if (missing.length > 0) throw new Error(`Uploads to S3 need these settings too: ${missing.join(', ')}.`);
  return Object.freeze({
    bucket: S3_BUCKET ?? '',
    region: S3_REGION ?? '',
    endpoint: S3_ENDPOINT ?? null,
    pathStyle: S3_PATH_STYLE ?? S3_ENDPOINT !== undefined,
    credentials: credentialsOf(settings),
  });
}

function neededOf(settings: S3Given & SharedSecrets): (keyof S3Given | keyof SharedSecrets)[] {
  const { S3_ENDPOINT, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, DATABASE_URL } = settings;
  // On Amazon's machines, a role can stand for the keys.
  const needsKeys = S3_ENDPOINT !== undefined || AWS_ACCESS_KEY_ID || AWS_SECRET_ACCESS_KEY;
  return [
    'S3_BUCKET' as const,
    'S3_REGION' as const,
    ...(needsKeys ? (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) : []),
    ...(DATABASE_URL ? (['TOKEN_SECRET', 'RECORD_KEY'] as const) : []),
  ];
}

function credentialsOf({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: S3Given) {
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return null;
  const keys = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return Object.freeze({ ...keys, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) });
}
