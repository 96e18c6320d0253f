import {
  type NotificationAnswer,
  type NotificationReadAnswer,
  notificationPaths,
} from '@gallery/shared/contract/inbox/notification';
import {
  type NotificationQuery,
  notificationAnswerSchema,
  notificationQuerySchema,
  notificationReadSchema,
  notificationsAnswerSchema,
} from '@gallery/shared/contract/inbox/notification.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import type { Listen } from '../../db/listen';
import { adminOnly } from '../../http/admin-only';
import { refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { markAllRead, markRead } from './mark-read';
import { countUnread, findNotification, listNotifications } from './notification-list';
import { notificationStream } from './notification-stream';

const tags = ['Notifications'];
const security = [{ token: [] }];

export type NotificationDeps = { db: Database; listen?: Listen };

export const notificationRoutes: FastifyPluginAsync<NotificationDeps> = async (app, { db, listen }) => {
  adminOnly(app);
  app.register(notificationStream, { db, listen });
  listRoute(app, db);
  oneRoute(app, db);
  readRoutes(app, db);
};

function listRoute(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: NotificationQuery }>(
    notificationPaths.list,
    {
      schema: {
        tags,
        summary: 'What happened, newest first',
        security,
        querystring: notificationQuerySchema,
        response: { 200: notificationsAnswerSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => listNotifications(db, sessionOf(request).user._id, request.query),
  );
}

function oneRoute(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { id: string } }>(
    '/notification/:id',
    {
      schema: {
        tags,
        summary: 'One notification',
        security,
        response: { 200: notificationAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<NotificationAnswer> => ({
      notification: await findNotification(db, sessionOf(request).user._id, request.params.id),
    }),
  );
}

function readRoutes(app: FastifyInstance, db: Database): void {
  app.put<{ Params: { id: string } }>(
    '/notification/:id/read',
    {
      schema: {
        tags,
        summary: 'Mark one as read',
        security,
        response: { 200: notificationReadSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<NotificationReadAnswer> => {
      const { _id } = sessionOf(request).user;
      await markRead(db, _id, request.params.id);
      return { unread: await countUnread(db, _id) };
    },
  );

  app.put(
    notificationPaths.readAll,
    {
      schema: {
        tags,
        summary: 'Mark all as read',
        security,
        response: { 200: notificationReadSchema, ...refusals(401, 403) },
      },
    },
    async (request): Promise<NotificationReadAnswer> => {
      const { _id } = sessionOf(request).user;
      await markAllRead(db, _id);
      return { unread: await countUnread(db, _id) };
    },
  );
}
