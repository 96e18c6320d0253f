import { type StorageAccess, storagePath } from '@gallery/shared/contract/catalogue/storage';
import type { FastifyPluginAsync } from 'fastify';
import { object, string } from 'yup';
import { refusals } from '../../http/answers/answer-schemas';
import { requireRole, sessionOf } from '../../http/authentication';
import type { PictureStorage } from './picture-storage';

/** Lets an administrator's browser upload for half an hour. */
export const storageTokenRoutes: FastifyPluginAsync<{ pictures: PictureStorage }> = async (
  app,
  { pictures },
) => {
  app.post(
    storagePath,
    {
      schema: {
        ...{ tags: ['Uploads'], summary: 'A short-lived token for uploads', security: [{ token: [] }] },
        response: { 200: accessSchema, ...refusals(401, 403) },
      },
      onRequest: requireRole('admin'),
    },
    async (request, reply): Promise<StorageAccess> => {
      reply.header('cache-control', 'no-store');
      return pictures.access(sessionOf(request));
    },
  );
};

/** `bucket` is the embedded storage's, `config` is Firebase's. */
const accessSchema = object({
  storage: string().oneOf(['embedded', 'firebase']).defined(),
  token: string().defined(),
  bucket: string(),
  config: object({ apiKey: string(), projectId: string(), storageBucket: string() }).default(undefined),
});
