import { type ArtistAnswer, artistPaths } from '@gallery/shared/contract/artist';
import { idPattern } from '@gallery/shared/contract/id';
import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/list.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answer-schemas';
import { HttpError } from '../../http/http-error';
import { sendRevalidated } from '../../http/revalidation';
import { findArtist, listArtists } from './artist-list';
import { artistAnswerSchema, artistsAnswerSchema } from './artist-schemas';

const tags = ['Artists'];

export function artistRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: ListQuery }>(
    artistPaths.list,
    {
      schema: {
        tags,
        summary: 'The artists, newest first, page by page',
        querystring: listQuerySchema,
        response: { 200: artistsAnswerSchema, ...refusals(422) },
      },
    },
    async (request, reply) => sendRevalidated(request, reply, await listArtists(db, request.query)),
  );

  app.get<{ Params: { id: string } }>(
    '/artist/artist/:id',
    { schema: { tags, summary: 'One artist', response: { 200: artistAnswerSchema, ...refusals(404) } } },
    async (request, reply) => {
      const { id } = request.params;
      const artist = idPattern.test(id) ? await findArtist(db, id) : null;
      if (!artist) throw new HttpError(404, 'No artist with this id.');
      return sendRevalidated(request, reply, { artist } satisfies ArtistAnswer);
    },
  );
}
