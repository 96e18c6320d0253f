import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseRole } from '../../../http/admin-gate';
import { HttpError } from '../../../http/answers/http-error';
import { type Session, sessionOf } from '../../../http/authentication';
import { bucket } from '../objects/object-address';
import { metadataOf } from '../objects/object-metadata';
import type { StoredObject } from '../objects/object-store';
import { multipartContent } from './multipart-content';
import { beginUpload, finishUpload, receiveWhole, type Stores } from './receive-upload';
import { uploadQueue } from './upload-queue';
import type { Upload } from './upload-store';

/** The SDK sends up to 256 KiB in one request, and a longer file in parts. */
const maxWholeBytes = 1024 * 1024;

type UploadRequest = {
  Params: { bucket: string };
  Querystring: { name?: unknown; upload_id?: unknown };
};

/** Every step of an upload is a POST to this address; `X-Goog-Upload-Command` names the step. */
export function uploadRoute(app: FastifyInstance, stores: Stores, authorize: Authorize): void {
  const enqueuePart = uploadQueue();
  app.post<UploadRequest>(
    '/:bucket/o',
    { onRequest: authorize, config: { isUpload: true } },
    async (request, reply) => {
      const commands = headerOf(request, 'x-goog-upload-command').split(/, */);
      if (headerOf(request, 'x-goog-upload-protocol') === 'multipart') return whole(request);
      if (commands.includes('start')) return start(request, reply);
      const id = String(request.query.upload_id);
      const part = request.body instanceof Readable ? request.body : undefined;
      return enqueuePart(id, part, () => resume(request, reply, { id, commands, part }));
    },
  );

  async function whole(request: FastifyRequest<UploadRequest>) {
    if (!(request.body instanceof Readable)) throw new HttpError(400, 'There is nothing to upload.');
    if (lengthOf(request, maxWholeBytes + 1) > maxWholeBytes) {
      throw new HttpError(413, 'A file of this size is uploaded in parts.');
    }
    const content = multipartContent(await buffer(request.body), request.headers['content-type']);
    return metadataOf(await receiveWhole(stores, nameOf(request), sessionOf(request).user._id, content));
  }

  async function start(request: FastifyRequest<UploadRequest>, reply: FastifyReply) {
    const bytes = Number(headerOf(request, 'x-goog-upload-header-content-length') || Number.NaN);
    const { user } = sessionOf(request);
    const { id, name } = await beginUpload(stores, { name: nameOf(request), bytes, by: user._id });
    const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
    // Relative to the page, because a caller can write anything into Origin and Host.
    reply.header('x-goog-upload-url', `/v0/b/${bucket}/o?${query}`);
    return active(reply, 0);
  }

  async function resume(request: FastifyRequest<UploadRequest>, reply: FastifyReply, step: Step) {
    const upload = await stores.uploads.find(step.id);
    if (!upload) return final(reply, await finished(request, step.id));
    if (upload.by !== sessionOf(request).user._id) throw noUpload();
    if (step.commands.includes('cancel')) return cancel(reply, upload);
    if (step.commands.includes('upload')) await append(request, upload, step.part);
    if (step.commands.includes('finalize')) return final(reply, await finishUpload(stores, upload));
    return active(reply, await stores.uploads.received(upload.id));
  }

  /** Refuses a part by its declared length before reading it; a later answer would not reach the sender. */
  async function append(request: FastifyRequest<UploadRequest>, upload: Upload, part: Readable | undefined) {
    const offset = headerOf(request, 'x-goog-upload-offset');
    if (!part || !/^\d{1,15}$/.test(offset))
      throw new HttpError(400, 'The upload does not say where it goes on.');
    if (lengthOf(request, 0) > upload.bytes - Number(offset)) {
      throw new HttpError(413, 'The upload is longer than it was said to be.');
    }
    await stores.uploads.append(upload, Number(offset), part);
  }

  /** The answer to the last part may get lost, so the upload may be an object already. */
  async function finished(request: FastifyRequest<UploadRequest>, id: string): Promise<StoredObject> {
    const object = await stores.objects.find(nameOf(request));
    if (object?.upload !== id) throw noUpload();
    return object;
  }

  async function cancel(reply: FastifyReply, { id }: Upload) {
    await stores.uploads.remove(id);
    return reply.header('x-goog-upload-status', 'cancelled').send();
  }
}

type Step = { id: string; commands: string[]; part: Readable | undefined };

function active(reply: FastifyReply, received: number) {
  return reply
    .header('x-goog-upload-status', 'active')
    .header('x-goog-upload-size-received', received)
    .header('cache-control', 'no-store')
    .send();
}

function final(reply: FastifyReply, object: StoredObject) {
  return reply
    .header('x-goog-upload-status', 'final')
    .header('x-goog-upload-size-received', object.bytes)
    .header('cache-control', 'no-store')
    .send(metadataOf(object));
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  return String(headers[name] ?? '');
}

function lengthOf({ headers }: FastifyRequest, unknown: number): number {
  return Number(headers['content-length'] ?? (headers['transfer-encoding'] ? unknown : 0));
}

function nameOf({ query }: FastifyRequest<UploadRequest>): string {
  return typeof query.name === 'string' ? query.name : '';
}

function noUpload(): HttpError {
  return new HttpError(404, 'No upload with this id. Please upload the picture again.');
}

export type Authorize = (request: FastifyRequest<{ Params: { bucket: string } }>) => Promise<void>;

/** Admits administrators by the token in `Authorization: Firebase …`. Throws a 401, a 403, or a 404 (other bucket). */
export function authorizeUpload(readSession: (token: string) => Promise<Session | null>): Authorize {
  return async (request) => {
    const [, token = ''] = /^Firebase +([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    request.session = await readSession(token);
    if (!request.session) throw new HttpError(401, 'Your session has ended. Please log in again.');
    refuseRole(request.session.user, 'catalogue');
    if (request.params.bucket !== bucket) throw new HttpError(404, 'No such bucket.');
  };
}
