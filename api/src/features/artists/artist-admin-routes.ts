import { type ArtistSavedAnswer, artistPaths } from '@gallery/shared/contract/catalogue/artists/artist';
import {
  artistAuditSchema,
  artistRecordSchema,
  artistRecordsSchema,
  artistSavedSchema,
} from '@gallery/shared/contract/catalogue/artists/artist.schema';
import {
  type ChangeArtistInput,
  type CreateArtistInput,
  changeArtistSchema,
  createArtistSchema,
  type Removal,
  removalSchema,
} from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { type RecordsQuery, recordsQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals, staleEdit } from '../../http/answers/answer-schemas';
import { HttpError } from '../../http/answers/http-error';
import { sessionOf } from '../../http/authentication';
import { listAudit } from '../audit/list-audit';
import { artistRecordOf, findArtist, listArtistRecords } from './artist-list';
import { type ArtistDeps, changeArtist, createArtist, type Editor, removeArtist } from './save-artist';

const common = { tags: ['Artists'], security: [{ token: [] }] };

export const artistAdminRoutes: FastifyPluginAsync<ArtistDeps> = async (app, deps) => {
  adminOnly(app, 'catalogue');
  recordsRoute(app, deps.db);
  auditRoute(app, deps.db);
  saveRoutes(app, deps);
  removeRoute(app, deps.db);
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

function auditRoute(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { id: string } }>(
    '/artist/artist/:id/audit',
    {
      schema: {
        ...common,
        summary: 'Who changed an artist, and what',
        response: { 200: artistAuditSchema, ...refusals(401, 403, 404) },
      },
    },
    async ({ params }) => {
      const found = await findArtist(db, params.id);
      if (!found) throw unknownArtist();
      return { audit: await listAudit(db, 'artist', found.artist.id) };
    },
  );
}

function saveRoutes(app: FastifyInstance, deps: ArtistDeps): void {
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
      const id = await createArtist(deps, request.body, editorOf(request));
      return reply.code(201).send(await savedAnswer(deps.db, 'Artist created.', id));
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
      await changeArtist(deps, params.id, body, editorOf(request));
      return savedAnswer(deps.db, 'Artist updated.', params.id);
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

async function savedAnswer(db: Database, message: string, id: string): Promise<ArtistSavedAnswer> {
  const found = await findArtist(db, id);
  if (!found) throw unknownArtist();
  return { message, artist: artistRecordOf(found) };
}

function editorOf(request: FastifyRequest): Editor {
  return { by: sessionOf(request).user._id, host: request.host };
}

const unknownArtist = () => new HttpError(404, 'No artist with this id.');
