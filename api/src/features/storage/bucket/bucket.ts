import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { HttpError } from '../../../http/answers/http-error';
import { storageUnreachable } from '../picture-storage';

export type S3Settings = Readonly<{
  bucket: string;
  region: string;
  /** `null` is Amazon's. */
  endpoint: string | null;
  /** Names the bucket in the path instead of the host. */
  pathStyle: boolean;
  /** With `null`, the role of the machine or container signs. */
  credentials: Readonly<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }> | null;
}>;

export type OpenFile = { bytes: number; content: Readable };
type BucketEntry = { key: string; at: Date; bytes: number };

/** The objects of one bucket. Each call throws a 503 when the server is down, hangs, or refuses the API. */
export type Bucket = {
  open(key: string): Promise<OpenFile | null>;
  read(key: string): Promise<Buffer | null>;
  /** Returns `false` when the key is taken and `ifAbsent` is true. */
  put(key: string, content: Buffer, options?: { type?: string; ifAbsent?: boolean }): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Lists by key. `flat` leaves out keys with a slash after the prefix. */
  list(prefix: string, flat?: boolean): AsyncGenerator<BucketEntry>;
};

/** Opens no connection. `limitMs` limits a call with its three attempts. */
export async function openBucket(settings: S3Settings, limitMs = 20_000): Promise<Bucket> {
  // Loaded here, because the package takes 20 MB of memory.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client(clientOptions(settings, limitMs));
  const { bucket: Bucket } = settings;
  const inTime = () => ({ abortSignal: AbortSignal.timeout(limitMs) });
  return {
    open: (key) =>
      reaching(async () => {
        // Ends with the headers, because a slow visitor may take longer for the content.
        const waiting = new AbortController();
        const timer = setTimeout(() => waiting.abort(), limitMs);
        return open(key, waiting.signal).finally(() => clearTimeout(timer));
      }),
    read: (key) =>
      reaching(async () => {
        const { abortSignal } = inTime();
        const file = await open(key, abortSignal);
        return file && buffer(addAbortSignal(abortSignal, file.content));
      }),
    put: (key, content, { type = 'application/octet-stream', ifAbsent } = {}) =>
      reaching(async () => {
        const object = { Bucket, Key: key, Body: content, ContentType: type };
        const put = new sdk.PutObjectCommand({ ...object, IfNoneMatch: ifAbsent ? '*' : undefined });
        return (await client.send(put, inTime()).catch(nullWhen('PreconditionFailed'))) !== null;
      }),
    async remove(key) {
      await reaching(() => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }), inTime()));
    },
    async *list(prefix, flat = false) {
      let token: string | undefined;
      do {
        const page = { Bucket, Prefix: prefix, Delimiter: flat ? '/' : undefined, ContinuationToken: token };
        const found = await reaching(() => client.send(new sdk.ListObjectsV2Command(page), inTime()));
        for (const { Key = '', LastModified = new Date(), Size = 0 } of found.Contents ?? [])
          yield { key: Key, at: LastModified, bytes: Size };
        token = found.NextContinuationToken;
      } while (token);
    },
  };

  async function open(key: string, abortSignal?: AbortSignal): Promise<OpenFile | null> {
    const get = new sdk.GetObjectCommand({ Bucket, Key: key });
    const found = await client.send(get, { abortSignal }).catch(nullWhen('NoSuchKey'));
    return found && { bytes: found.ContentLength ?? 0, content: found.Body as Readable };
  }
}

function clientOptions(
  { region, endpoint, pathStyle, credentials }: S3Settings,
  limitMs: number,
): S3ClientConfig {
  return {
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint }),
    // A copy, because the client writes to it, and settings are frozen.
    ...(credentials && { credentials: { ...credentials } }),
    maxAttempts: 3,
    // Other servers than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(3_000, limitMs),
      requestTimeout: limitMs,
      throwOnRequestTimeout: true,
      socketTimeout: 3 * limitMs,
      // A slow visitor keeps a connection until the picture has arrived.
      httpAgent: { keepAlive: true, maxSockets: 500 },
      httpsAgent: { keepAlive: true, maxSockets: 500 },
    },
  };
}

async function reaching<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof HttpError ? error : storageUnreachable(error);
  }
}

function nullWhen(name: string) {
  return (error: unknown): null => {
    if (error instanceof Error && error.name === name) return null;
    throw error;
  };
}

type Group = { group: string; files: string[]; last: Date };

/** Finds what lies together below a prefix: `group` is the next part of the key, and `last` the newest time. */
export async function groupsBelow(bucket: Bucket, prefix: string): Promise<Group[]> {
  const groups = new Map<string, Group>();
  for await (const { key, at } of bucket.list(prefix)) {
    const [group = '', ...file] = key.slice(prefix.length).split('/');
    const known = groups.get(group) ?? { group, files: [], last: at };
    known.files.push(file.join('/'));
    if (at > known.last) known.last = at;
    groups.set(group, known);
  }
  return [...groups.values()];
}
