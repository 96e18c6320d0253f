import { type ArtistAnswer, artistPaths } from '@gallery/shared/contract/artist';
import { idPattern } from '@gallery/shared/contract/id';
import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/list.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/http-error';
import { sendRevalidated } from '../../http/revalidation';
import { findArtist, listArtists } from './artist-list';

export function artistRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: ListQuery }>(
    artistPaths.list,
    { schema: { querystring: listQuerySchema } },
    async (request, reply) => sendRevalidated(request, reply, await listArtists(db, request.query)),
  );

  app.get<{ Params: { id: string } }>('/artist/artist/:id', async (request, reply) => {
    const { id } = request.params;
    const artist = idPattern.test(id) ? await findArtist(db, id) : null;
    if (!artist) throw new HttpError(404, 'No artist with this id.');
    return sendRevalidated(request, reply, { artist } satisfies ArtistAnswer);
  });
}
