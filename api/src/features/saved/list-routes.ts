import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  type ListLinkAnswer,
  type ListMadeAnswer,
  type SavedListAnswer,
  type SavedListsAnswer,
  savedPaths,
} from '@gallery/shared/contract/saved/saved';
import {
  listLinkAnswerSchema,
  listMadeSchema,
  savedListAnswerSchema,
  savedListsSchema,
} from '@gallery/shared/contract/saved/saved.schema';
import { type ListInput, listInputSchema } from '@gallery/shared/contract/saved/saved-input.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { requireUser, sessionOf } from '../../http/authentication';
import { readList } from './read-saved';
import { createList, deleteList, readLists, renameList } from './saved-lists';
import { shareList, unshareList } from './share-list';

export type One = { Params: { id: string } };

export const tags = ['Saved works'];
export const security = [{ token: [] }];

/** The person's own lists. Another person's list answers like an unknown one. */
export const listRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.addHook('onRequest', requireUser);
  app.addHook('onRequest', noStore);
  readRoutes(app, db);
  changeRoutes(app, db);
  linkRoutes(app, db);
};

function readRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    savedPaths.lists,
    {
      schema: {
        tags,
        summary: "The caller's lists of saved works",
        security,
        response: { 200: savedListsSchema, ...refusals(401) },
      },
    },
    async (request): Promise<SavedListsAnswer> => ({
      lists: await readLists(db, sessionOf(request).user._id),
    }),
  );

  app.get<One>(
    '/saved/lists/:id',
    {
      schema: {
        tags,
        summary: 'A list with its works, in order',
        security,
        response: { 200: savedListAnswerSchema, ...refusals(401, 404) },
      },
    },
    (request): Promise<SavedListAnswer> => readList(db, sessionOf(request).user._id, request.params.id),
  );
}

function changeRoutes(app: FastifyInstance, db: Database): void {
  app.post<{ Body: ListInput }>(
    savedPaths.lists,
    {
      schema: {
        tags,
        summary: 'Create a list',
        security,
        body: listInputSchema,
        response: { 201: listMadeSchema, ...refusals(401, 409, 422) },
      },
    },
    async (request, reply) => {
      const list = await createList(db, sessionOf(request).user._id, request.body.name);
      const answer: ListMadeAnswer = { message: 'List created.', list };
      return reply.code(201).send(answer);
    },
  );

  app.put<One & { Body: ListInput }>(
    '/saved/lists/:id',
    {
      schema: {
        tags,
        summary: 'Rename a list',
        security,
        body: listInputSchema,
        response: { 200: messageSchema, ...refusals(401, 404, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await renameList(db, sessionOf(request).user._id, request.params.id, request.body.name);
      return { message: 'List renamed.' };
    },
  );

  app.delete<One>(
    '/saved/lists/:id',
    {
      schema: {
        tags,
        summary: 'Delete a list and what it holds',
        security,
        response: { 200: messageSchema, ...refusals(401, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await deleteList(db, sessionOf(request).user._id, request.params.id);
      return { message: 'List deleted.' };
    },
  );
}

function linkRoutes(app: FastifyInstance, db: Database): void {
  app.post<One>(
    '/saved/lists/:id/link',
    {
      schema: {
        tags,
        summary: 'Share a list by a link',
        security,
        response: { 200: listLinkAnswerSchema, ...refusals(401, 404) },
      },
    },
    async (request): Promise<ListLinkAnswer> => {
      const link = await shareList(db, sessionOf(request).user._id, request.params.id);
      return { message: 'Anyone with the link can see this list.', link };
    },
  );

  app.delete<One>(
    '/saved/lists/:id/link',
    {
      schema: {
        tags,
        summary: 'Turn the link of a list off',
        security,
        response: { 200: messageSchema, ...refusals(401, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await unshareList(db, sessionOf(request).user._id, request.params.id);
      return { message: 'The link is turned off.' };
    },
  );
}
