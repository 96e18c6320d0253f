import { type ArtworkAnswer, artworkPaths } from '@gallery/shared/contract/artwork';
import { type ArtworkQuery, artworkQuerySchema } from '@gallery/shared/contract/artwork.schema';
import { idPattern } from '@gallery/shared/contract/id';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/http-error';
import { sendRevalidated } from '../../http/revalidation';
import { findArtwork, listArtworks } from './artwork-list';

export function artworkRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: ArtworkQuery }>(
    artworkPaths.list,
    { schema: { querystring: artworkQuerySchema } },
    async (request, reply) => sendRevalidated(request, reply, await listArtworks(db, request.query)),
  );

  app.get<{ Params: { id: string } }>('/artwork/:id', async (request, reply) => {
    const { id } = request.params;
    const artwork = idPattern.test(id) ? await findArtwork(db, id) : null;
    if (!artwork) throw new HttpError(404, 'No artwork with this id.');
    return sendRevalidated(request, reply, { artwork } satisfies ArtworkAnswer);
  });
}
