import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { type MergedAnswer, type SavedIdsAnswer, savedPaths } from '@gallery/shared/contract/saved/saved';
import {
  mergedSchema,
  savedIdsSchema,
  savedWorksSchema,
  sharedListSchema,
} from '@gallery/shared/contract/saved/saved.schema';
import {
  type ArtworksInput,
  artworksInputSchema,
  type NoteInput,
  noteInputSchema,
  type PlaceInput,
  placeInputSchema,
  type SaveInput,
  type SharedQuery,
  saveInputSchema,
  sharedQuerySchema,
} from '@gallery/shared/contract/saved/saved-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { requireUser, sessionOf } from '../../http/authentication';
import { listRoutes, type One, security, tags } from './list-routes';
import { placeWork } from './place-work';
import { readSavedIds, readSharedList, readWorks } from './read-saved';
import { mergeWorks, saveNote, saveWork, unsaveWork } from './save-work';
import { shownRoutes } from './shown-routes';

export const savedRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.register(listRoutes, { db });
  app.register(ownWorkRoutes, { db });
  app.addHook('onRequest', noStore);
  publicRoutes(app, db);
};

function publicRoutes(app: FastifyInstance, db: Database): void {
  app.post<{ Body: ArtworksInput }>(
    savedPaths.cards,
    {
      schema: {
        tags,
        summary: 'The works that a device has saved',
        body: artworksInputSchema,
        response: { 200: savedWorksSchema, ...refusals(422) },
      },
    },
    (request) => readWorks(db, request.body.artworks),
  );

  app.get<{ Params: { token: string }; Querystring: SharedQuery }>(
    '/list/:token',
    {
      schema: {
        tags,
        summary: 'A shared list',
        querystring: sharedQuerySchema,
        response: { 200: sharedListSchema, ...refusals(404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      return readSharedList(db, request.params.token, request.query.visit !== undefined);
    },
  );
}

const ownWorkRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.addHook('onRequest', requireUser);
  app.addHook('onRequest', noStore);
  saveRoutes(app, db);
  changeRoutes(app, db);
  shownRoutes(app, db);
};

function saveRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    savedPaths.works,
    {
      schema: {
        tags,
        summary: 'The ids of the saved works',
        security,
        response: { 200: savedIdsSchema, ...refusals(401) },
      },
    },
    async (request): Promise<SavedIdsAnswer> => ({
      artworks: await readSavedIds(db, sessionOf(request).user._id),
    }),
  );

  app.post<{ Body: SaveInput }>(
    savedPaths.works,
    {
      schema: {
        tags,
        summary: 'Save a work',
        security,
        body: saveInputSchema,
        response: { 200: messageSchema, ...refusals(401, 404, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await saveWork(db, sessionOf(request).user._id, request.body.artwork_id);
      return { message: 'Saved.' };
    },
  );

  app.post<{ Body: ArtworksInput }>(
    savedPaths.merge,
    {
      schema: {
        tags,
        summary: 'Save the works of a device',
        security,
        body: artworksInputSchema,
        response: { 200: mergedSchema, ...refusals(401, 422) },
      },
    },
    async (request): Promise<MergedAnswer> => {
      const { added, left } = await mergeWorks(db, sessionOf(request).user._id, request.body.artworks);
      const message = `${countOf(added, 'work')} added to your saved works.`;
      return { message, left };
    },
  );
}

function changeRoutes(app: FastifyInstance, db: Database): void {
  app.put<One & { Body: NoteInput }>(
    '/saved/works/:id',
    {
      schema: {
        tags,
        summary: 'Write a note beside a saved work',
        security,
        body: noteInputSchema,
        response: { 200: messageSchema, ...refusals(401, 404, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await saveNote(db, sessionOf(request).user._id, request.params.id, request.body.note);
      return { message: 'Note saved.' };
    },
  );

  app.put<One & { Body: PlaceInput }>(
    '/saved/works/:id/place',
    {
      schema: {
        tags,
        summary: 'Move a saved work within its list, or to another one',
        security,
        body: placeInputSchema,
        response: { 200: messageSchema, ...refusals(401, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await placeWork(db, sessionOf(request).user._id, request.params.id, request.body);
      return { message: 'Moved.' };
    },
  );

  app.delete<One>(
    '/saved/works/:id',
    {
      schema: {
        tags,
        summary: 'Remove a work from the saved works',
        security,
        response: { 200: messageSchema, ...refusals(401) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await unsaveWork(db, sessionOf(request).user._id, request.params.id);
      return { message: 'Removed.' };
    },
  );
}
