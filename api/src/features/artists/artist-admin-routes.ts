import { type ArtistSavedAnswer, artistPaths } from '@gallery/shared/contract/catalogue/artists/artist';
import {
  artistRecordSchema,
  artistRecordsSchema,
  artistSavedSchema,
} from '@gallery/shared/contract/catalogue/artists/artist.schema';
import {
  type ChangeArtistInput,
  type CreateArtistInput,
  changeArtistSchema,
  createArtistSchema,
} from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { type RecordsQuery, recordsQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals, staleEdit } from '../../http/answers/answer-schemas';
import { type Removal, removalSchema } from '../../http/answers/removal';
import { sessionOf } from '../../http/authentication';
import { type ArtistRow, artistRecordOf, listArtistRecords } from './artist-list';
import { changeArtist, createArtist, removeArtist } from './save-artist';

const common = { tags: ['Artists'], security: [{ token: [] }] };

export const artistAdminRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'catalogue');
  recordsRoute(app, db);
  saveRoutes(app, db);
  removeRoute(app, db);
};

function recordsRoute(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: RecordsQuery }>(
    artistPaths.records,
    {
      schema: {
        ...common,
        summary: "The back office's list of artists in the release before: use GET /artist/artists?sort=name",
        deprecated: true,
        querystring: recordsQuerySchema,
        response: { 200: artistRecordsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => listArtistRecords(db, request.query),
  );
}

function saveRoutes(app: FastifyInstance, db: Database): void {
  app.post<{ Body: CreateArtistInput }>(
    artistPaths.create,
    {
      schema: {
        ...common,
        summary: 'Add an artist',
        body: createArtistSchema,
        response: { 201: artistSavedSchema, ...refusals(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const row = await createArtist(db, request.body, sessionOf(request).user._id);
      return reply.code(201).send(savedAnswer('Artist created.', row));
    },
  );

  app.put<{ Params: { id: string }; Body: ChangeArtistInput }>(
    '/artist/artist/:id',
    {
      schema: {
        ...common,
        summary: 'Change an artist',
        body: changeArtistSchema,
        response: {
          200: artistSavedSchema,
          ...refusals(401, 403, 404, 422),
          ...staleEdit({ artist: artistRecordSchema }),
        },
      },
    },
    async (request) => {
      const { params, body } = request;
      return savedAnswer(
        'Artist updated.',
        await changeArtist(db, params.id, body, sessionOf(request).user._id),
      );
    },
  );
}

function removeRoute(app: FastifyInstance, db: Database): void {
  app.delete<{ Body: Removal }>(
    artistPaths.remove,
    {
      schema: {
        ...common,
        summary: 'Remove an artist; the works stay',
        body: removalSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await removeArtist(db, request.body.artist_id, sessionOf(request).user._id);
      return { message: 'Artist removed.' };
    },
  );
}

function savedAnswer(message: string, row: ArtistRow): ArtistSavedAnswer {
  return { message, artist: artistRecordOf(row) };
}
