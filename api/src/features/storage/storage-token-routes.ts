import { type StorageAccess, storagePath } from '@gallery/shared/contract/storage/storage';
import { embeddedAccessSchema, firebaseAccessSchema } from '@gallery/shared/contract/storage/storage.schema';
import type { FastifyPluginAsync } from 'fastify';
import { needs } from '../../http/admin-gate';
import { oneOfSchemas, refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import type { PictureStorage } from './picture-storage';

export const storageTokenRoutes: FastifyPluginAsync<{ pictures: PictureStorage }> = async (
  app,
  { pictures },
) => {
  app.post(
    storagePath,
    {
      schema: {
        tags: ['Uploads'],
        summary: 'A short-lived token for uploads',
        security: [{ token: [] }],
        response: { 200: oneOfSchemas(embeddedAccessSchema, firebaseAccessSchema), ...refusals(401, 403) },
      },
      ...needs('catalogue'),
    },
    async (request, reply): Promise<StorageAccess> => {
      reply.header('cache-control', 'no-store');
      return pictures.access(sessionOf(request));
    },
  );
};
