import {
  type NotificationAnswer,
  type NotificationReadAnswer,
  notificationPaths,
} from '@gallery/shared/contract/inbox/notification';
import {
  type NotificationQuery,
  notificationQuerySchema,
} from '@gallery/shared/contract/inbox/notification.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import type { Listen } from '../../db/listen';
import { refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { forAdministrators } from '../../http/for-administrators';
import { markAllRead, markRead } from './mark-read';
import { countUnread, findNotification, listNotifications } from './notification-list';
import {
  notificationAnswerSchema,
  notificationReadSchema,
  notificationsAnswerSchema,
} from './notification-schemas';
import { notificationStream } from './notification-stream';

const tags = ['Notifications'];
const security = [{ token: [] }];

/** What happened in the gallery, for its administrators. */
export function notificationRoutes(app: FastifyInstance, db: Database, listen?: Listen): void {
  notificationStream(app, db, listen);
  forAdministrators(app, (routes) => {
    listRoute(routes, db);
    oneRoute(routes, db);
    readRoutes(routes, db);
  });
}

function listRoute(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: NotificationQuery }>(
    notificationPaths.list,
    {
      schema: {
        ...{ tags, summary: 'What happened, newest first', security },
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
        ...{ tags, summary: 'One notification', security },
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
        ...{ tags, summary: 'Mark one as read', security },
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
        ...{ tags, summary: 'Mark all as read', security },
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
