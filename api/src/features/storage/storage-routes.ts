import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { HttpError } from '../../http/answers/http-error';
import type { Session } from '../../http/authentication';
import type { EmbeddedStorage } from './embedded-storage';
import { bucket, isImageName } from './objects/object-address';
import { metadataOf } from './objects/object-metadata';
import type { StoredObject } from './objects/object-store';
import { type Authorize, authorizeUpload, uploadRoute } from './uploads/upload-route';

export type StorageDeps = {
  storage: EmbeddedStorage;
  readSession: (token: string) => Promise<Session | null>;
};

/** Implements the part of the Firebase protocol (v0) under `/v0/b` that the SDK needs. Administrators upload, and anyone with an address reads. */
export const storageRoutes: FastifyPluginAsync<StorageDeps> = async (app, { storage, readSession }) => {
  const authorize = authorizeUpload(readSession);
  // Accepts every upload as a stream, whatever type it claims.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  uploadRoute(app, storage, authorize);
  objectRoute(app, storage, authorize);
};

type ObjectRequest = { Params: { bucket: string; name: string }; Querystring: Record<string, unknown> };

function objectRoute(app: FastifyInstance, { objects }: EmbeddedStorage, authorize: Authorize): void {
  app.get<ObjectRequest>('/:bucket/o/:name', async (request, reply) => {
    const { params, query } = request;
    if (query.alt !== 'media') {
      await authorize(request);
      return reply.header('cache-control', 'private, no-store').send(metadataOf(await found(params.name)));
    }
    const object = await found(params.name);
    if (params.bucket !== bucket || query.token !== object.token) throw noPicture();
    const content = await objects.open(object);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', object.bytes)
      .type(object.contentType)
      .send(content);
  });

  async function found(name: string): Promise<StoredObject> {
    const object = isImageName(name) ? await objects.find(name) : null;
    if (!object) throw noPicture();
    return object;
  }
}

function noPicture(): HttpError {
  return new HttpError(404, 'No picture at this address.');
}
