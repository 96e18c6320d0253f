import { notificationPaths } from '@gallery/shared/contract/inbox/notification';
import { asc, gte, max } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import type { Listen } from '../../db/listen';
import { sessionOf } from '../../http/authentication';
import { eventStream } from '../../http/sse/event-stream';
import { type NotificationRow, notifications } from './notification.table';
import { notificationNews } from './notification-list';

/** Register it among the routes for administrators. */
export const notificationStream: FastifyPluginAsync<{ db: Database; listen?: Listen }> = async (
  app,
  { db, listen },
) => {
  eventStream<NotificationRow>(app, {
    path: notificationPaths.stream,
    event: 'notification',
    tags: ['Notifications'],
    summary: 'Each new notification, as server-sent events',
    channel: 'notifications',
    listen,
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
