import { artworkRecordSchema, artworkSavedSchema } from '@gallery/shared/contract/catalogue/artwork.schema';
import type { FastifyRequest } from 'fastify';
import type { AnyObjectSchema } from 'yup';
import { refusals, staleEdit } from '../../../http/answers/answer-schemas';
import { callerOf } from './artwork-admin-routes';
import type { WorkChange } from './change-work-part';

/** Describes a route that changes a part of a work, such as its pictures, and answers the work as the public sees it. */
export function partSchema(summary: string, body: AnyObjectSchema, status = 200) {
  return {
    tags: ['Artworks'],
    security: [{ token: [] }],
    summary,
    body,
    response: {
      [status]: artworkSavedSchema,
      ...refusals(401, 403, 404, 422),
      ...staleEdit({ artwork: artworkRecordSchema }),
    },
  };
}

/** Reads the change from a request whose address names the work as `id`, and whose body names the version. */
export function changeOf(request: FastifyRequest): WorkChange {
  const { id: artworkId } = request.params as { id: string };
  const { version } = request.body as { version: number };
  return { artworkId, version, by: callerOf(request) };
}
