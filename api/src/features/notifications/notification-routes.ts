import { notificationPaths } from '@gallery/shared/contract/inbox/notification';
import {
  type NotificationAnswer,
  type NotificationQuery,
  type NotificationReadAnswer,
  notificationAnswerSchema,
  notificationQuerySchema,
  notificationReadSchema,
  notificationsAnswerSchema,
} from '@gallery/shared/contract/inbox/notification.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { openSlots } from '@gallery/shared/server/streams/reader-limit';
import { asc, eq, gte, max, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database, Listen } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { HttpError } from '../../http/answers/http-error';
import { sessionOf } from '../../http/authentication';
import { eventStream } from '../../http/sse/event-stream';
import { type NotificationRow, notificationReads, notifications } from './notification.table';
import { countUnread, findNotification, listNotifications, notificationNews } from './notification-list';

/** Callers must register it among the routes for administrators. */
const notificationStream: FastifyPluginAsync<NotificationDeps> = async (app, { db, listen, maxStreams }) => {
  eventStream<NotificationRow>(app, {
    path: notificationPaths.stream,
    event: 'notification',
    tags: ['Notifications'],
    summary: 'Each new notification, as server-sent events',
    channel: 'notifications',
    listen,
    slots: openSlots(maxStreams),
    rowsFrom: (position, limit) =>
      db
        .select()
        .from(notifications)
        .where(gte(notifications.number, position))
        .orderBy(asc(notifications.number))
        .limit(limit),
    positionOf: ({ number }) => number,
    async newest() {
      const [newest] = await db.select({ number: max(notifications.number) }).from(notifications);
      return newest?.number ?? 0;
    },
    dataFor: (row, request) => notificationNews(db, sessionOf(request).user._id, row),
  });
};

const tags = ['Notifications'];
const security = [{ token: [] }];

export type NotificationDeps = { db: Database; listen?: Listen; maxStreams: number };

export const notificationRoutes: FastifyPluginAsync<NotificationDeps> = async (app, deps) => {
  const { db } = deps;
  adminOnly(app, 'read');
  app.register(notificationStream, deps);
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

/** Marks a notification as read by this administrator, once. Throws a 404 for an unknown id. */
async function markRead(db: Database, userId: string, id: string): Promise<void> {
  const [found] = idPattern.test(id)
    ? await db.select({ id: notifications.id }).from(notifications).where(eq(notifications.id, id))
    : [];
  if (!found) throw new HttpError(404, 'No notification with this id.');
  await db.insert(notificationReads).values({ userId, notificationId: found.id }).onConflictDoNothing();
}

async function markAllRead(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO notification_reads (user_id, notification_id)
    SELECT ${userId}::uuid, id FROM notifications
    ON CONFLICT DO NOTHING
  `);
}
