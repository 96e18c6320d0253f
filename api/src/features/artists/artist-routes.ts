import {
  type ArtistAnswer,
  type ArtistRecordAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import {
  artistAnswerSchema,
  artistPagesSchema,
  artistRecordAnswerSchema,
  artistRecordsSchema,
  artistsAnswerSchema,
  artistsWithContactsSchema,
} from '@gallery/shared/contract/catalogue/artists/artist.schema';
import {
  type ArtistsQuery,
  artistsQuerySchema,
} from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { requireAbility } from '../../http/admin-gate';
import { oneOfSchemas, refusals } from '../../http/answers/answer-schemas';
import { sendRevalidated } from '../../http/answers/cache-control';
import { HttpError } from '../../http/answers/http-error';
import { isRequestBy } from '../../http/authentication';
import { artistAdminRoutes } from './artist-admin-routes';
import {
  artistRecordOf,
  findArtist,
  listArtistPages,
  listArtistRecords,
  listArtists,
  listArtistsWithContacts,
  publicArtistOf,
} from './artist-list';
import type { ArtistDeps } from './save-artist';

const tags = ['Artists'];

export const artistRoutes: FastifyPluginAsync<ArtistDeps> = async (app, deps) => {
  const { db } = deps;
  app.get<{ Querystring: ArtistsQuery }>(
    artistPaths.list,
    {
      schema: {
        tags,
        summary: 'The artists, newest first, page by page; for administrators also searched and by name',
        querystring: artistsQuerySchema,
        response: {
          200: oneOfSchemas(artistsAnswerSchema, artistsWithContactsSchema, artistRecordsSchema),
          ...refusals(401, 403, 422),
        },
      },
    },
    async (request, reply) => {
      const { sort, q } = request.query;
      if (sort === 'name' || q) {
        await requireAbility(request, 'read');
        return send(request, reply, true, await listArtistRecords(db, request.query));
      }
      const isAdministrator = await isRequestBy('admin', request);
      const list = isAdministrator ? listArtistsWithContacts : listArtists;
      return send(request, reply, isAdministrator, await list(db, request.query));
    },
  );

  app.get<{ Querystring: ListQuery }>(
    artistPaths.pages,
    {
      schema: {
        tags,
        summary: "The addresses of the artists' pages, page by page",
        querystring: listQuerySchema,
        response: { 200: artistPagesSchema, ...refusals(422) },
      },
    },
    async (request, reply) => sendRevalidated(request, reply, await listArtistPages(db, request.query)),
  );

  app.get<{ Params: { id: string } }>(
    '/artist/artist/:id',
    {
      schema: {
        tags,
        summary: 'One artist, by the id or by a present or former slug',
        response: { 200: oneOfSchemas(artistAnswerSchema, artistRecordAnswerSchema), ...refusals(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const row = await findArtist(db, id);
      if (!row) throw new HttpError(404, 'No artist with this id.');
      const isAdministrator = await isRequestBy('admin', request);
      const answer: ArtistAnswer | ArtistRecordAnswer = isAdministrator
        ? { artist: artistRecordOf(row) }
        : { artist: publicArtistOf(row) };
      return send(request, reply, isAdministrator, answer);
    },
  );

  app.register(artistAdminRoutes, deps);
};

/** Caches answers to the public only. */
function send(request: FastifyRequest, reply: FastifyReply, isPrivate: boolean, answer: object) {
  reply.header('vary', 'authorization');
  if (!isPrivate) return sendRevalidated(request, reply, answer);
  return reply.header('cache-control', 'private, no-store').send(answer);
}
