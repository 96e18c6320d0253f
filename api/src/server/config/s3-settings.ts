import { boolean, string } from 'yup';
import type { S3Settings } from '../../features/storage/bucket/bucket';

export const s3Fields = {
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

type S3Given = Partial<Record<Exclude<keyof typeof s3Fields, 'S3_PATH_STYLE'>, string>> & {
  S3_PATH_STYLE?: boolean;
};
/** Without these, each API would make its own in its data folder. */
type SharedSecrets = { DATABASE_URL?: string; TOKEN_SECRET?: unknown; RECORD_KEY?: unknown };

/** Returns `null` without settings of S3. Throws when some are missing. */
export function s3Of(settings: S3Given & SharedSecrets): S3Settings | null {
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
