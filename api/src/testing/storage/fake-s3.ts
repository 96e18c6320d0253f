import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import escapeHtml from 'escape-html';
import { type Bucket, openBucket, type S3Settings } from '../../features/storage/bucket/bucket';
import { fakeKeys, wrongSignature } from './signature';

type Saved = { content: Buffer; type: string; at: Date };
/** Returns `true` when it has dealt with the request. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

export type FakeS3 = {
  settings: S3Settings;
  objects: Map<string, Saved>;
  /** Changes the time of every object below a prefix. */
  age(prefix: string, at: Date): void;
  /** Decides about requests before the server does. `null` ends it. */
  fail(fault: Fault | null): void;
  bucket(limitMs?: number): Promise<Bucket>;
  close(): Promise<void>;
};

const name = 'pictures-of-tests';

/** Speaks the part of S3's protocol that the API uses, and checks each signature. */
export async function openFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Saved>();
  let fault: Fault | null = null;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (fault?.(request, response)) return;
    const refused = wrongSignature(request, body);
    if (refused) return sendError(response, 403, refused);
    answer(objects, request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { bucket: name, region: 'eu-test-1', endpoint, pathStyle: true, credentials: fakeKeys };
  return {
    settings,
    objects,
    age(prefix, at) {
      for (const [key, saved] of objects) if (key.startsWith(prefix)) saved.at = at;
    },
    fail(one) {
      fault = one;
    },
    bucket: (limitMs) => openBucket(settings, limitMs),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(
  objects: FakeS3['objects'],
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  if (bucket !== name) return sendError(response, 404, 'NoSuchBucket');
  if (!key) return sendList(objects, searchParams, response);
  const saved = objects.get(key);
  if (request.method === 'PUT') {
    if (saved && request.headers['if-none-match'] === '*')
      return sendError(response, 412, 'PreconditionFailed');
    objects.set(key, { content: body, type: request.headers['content-type'] ?? '', at: new Date() });
    return response.writeHead(200, { etag: etagOf(body) }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  if (!saved) return sendError(response, 404, 'NoSuchKey');
  const { content, type } = saved;
  const headers = { etag: etagOf(content), 'content-type': type, 'content-length': content.length };
  return response.writeHead(200, headers).end(content);
}

/** Sends pages of two keys, so that every longer list has a second page. */
function sendList(objects: FakeS3['objects'], query: URLSearchParams, response: ServerResponse) {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && key > after)
    .filter((key) => !delimiter || !key.slice(prefix.length).includes(delimiter))
    .toSorted();
  const page = keys.slice(0, 2);
  const next = keys.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => {
    const { at, content } = objects.get(key) as Saved;
    return `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const xml = `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  return response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

function sendError(response: ServerResponse, status: number, code: string): ServerResponse {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}

function etagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}
