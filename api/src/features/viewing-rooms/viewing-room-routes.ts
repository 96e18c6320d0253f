import { placementSchema } from '@gallery/shared/contract/collection/works-edit.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  type ViewingRoomAnswer,
  type ViewingRoomsAnswer,
  viewingRoomPaths,
} from '@gallery/shared/contract/viewing-rooms/viewing-room';
import {
  viewingRoomAnswerSchema,
  viewingRoomRecordSchema,
  viewingRoomsSchema,
} from '@gallery/shared/contract/viewing-rooms/viewing-room.schema';
import {
  type ChangeViewingRoomInput,
  changeViewingRoomSchema,
  type PreviewRoomInput,
  previewRoomSchema,
  type ViewingRoomInput,
  viewingRoomInputSchema,
} from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { previewWorks } from './preview-works';
import { readRoom, readRooms } from './read-rooms';
import { shareRoom, unshareRoom } from './saving/room-link';
import { changeRoom, createRoom, deleteRoom } from './saving/save-room';
import { type ShownRoomDeps, shownRoomRoutes } from './shown-room-routes';

type One = { Params: { id: string } };
type Saved = { Body: ViewingRoomInput };

const common = { tags: ['Viewing rooms'], security: [{ token: [] }] };

export const viewingRoomRoutes: FastifyPluginAsync<ShownRoomDeps> = async (app, deps) => {
  app.register(shownRoomRoutes, deps);
  app.register(staffRoutes, deps);
};

const staffRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'catalogue');
  readRoutes(app, db);
  saveRoutes(app, db);
  linkRoutes(app, db);
};

function readRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    viewingRoomPaths.list,
    {
      schema: {
        ...common,
        summary: 'All viewing rooms with their figures',
        response: { 200: viewingRoomsSchema, ...refusals(401, 403) },
      },
    },
    async (): Promise<ViewingRoomsAnswer> => ({ rooms: await readRooms(db) }),
  );

  app.get<One>(
    '/viewing-rooms/:id',
    {
      schema: {
        ...common,
        summary: 'A viewing room with its works, and how long visitors looked at each',
        response: { 200: viewingRoomRecordSchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }) => readRoom(db, params.id),
  );
}

function saveRoutes(app: FastifyInstance, db: Database): void {
  app.post<Saved>(
    viewingRoomPaths.list,
    {
      schema: {
        ...common,
        summary: 'Create a viewing room with its link',
        body: viewingRoomInputSchema,
        response: { 201: viewingRoomAnswerSchema, ...refusals(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const room = await createRoom(db, request.body, sessionOf(request).user._id);
      return reply.code(201).send({ message: 'Viewing room created.', room } satisfies ViewingRoomAnswer);
    },
  );

  app.post<{ Body: PreviewRoomInput }>(
    viewingRoomPaths.preview,
    {
      schema: {
        ...common,
        summary: 'Which works could join a new or present viewing room, and which stay out and why',
        body: previewRoomSchema,
        response: { 200: placementSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    ({ body }) => previewWorks(db, body),
  );

  app.put<One & { Body: ChangeViewingRoomInput }>(
    '/viewing-rooms/:id',
    {
      schema: {
        ...common,
        summary: 'Replace what a viewing room shows',
        body: changeViewingRoomSchema,
        response: { 200: viewingRoomAnswerSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<ViewingRoomAnswer> => ({
      message: 'Viewing room saved.',
      room: await changeRoom(db, request.params.id, request.body, sessionOf(request).user._id),
    }),
  );

  app.delete<One>(
    '/viewing-rooms/:id',
    {
      schema: {
        ...common,
        summary: 'Delete a viewing room with its figures',
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await deleteRoom(db, request.params.id, sessionOf(request).user._id);
      return { message: 'Viewing room deleted.' };
    },
  );
}

function linkRoutes(app: FastifyInstance, db: Database): void {
  app.post<One>(
    '/viewing-rooms/:id/link',
    {
      schema: {
        ...common,
        summary: 'Turn the link of a viewing room on',
        response: { 200: viewingRoomAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<ViewingRoomAnswer> => ({
      message: 'Anyone with the link can see this room.',
      room: await shareRoom(db, request.params.id, sessionOf(request).user._id),
    }),
  );

  app.delete<One>(
    '/viewing-rooms/:id/link',
    {
      schema: {
        ...common,
        summary: 'Turn the link of a viewing room off',
        response: { 200: viewingRoomAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<ViewingRoomAnswer> => ({
      message: 'The link is turned off.',
      room: await unshareRoom(db, request.params.id, sessionOf(request).user._id),
    }),
  );
}
