import { notificationPaths } from '@gallery/shared/contract/inbox/notification';
import { asc, gte, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import type { Listen } from '../../db/listen';
import { requireRole, sessionOf } from '../../http/authentication';
import { eventStream } from '../../http/sse/event-stream';
import { type NotificationRow, notifications } from './notification.table';
import { notificationNews } from './notification-list';

/** Tells administrators what happens, while it happens. */
export function notificationStream(app: FastifyInstance, db: Database, listen?: Listen): void {
  eventStream<NotificationRow>(app, {
    path: notificationPaths.stream,
    event: 'notification',
    tags: ['Notifications'],
    summary: 'Each new notification, as server-sent events',
    onRequest: requireRole('admin'),
    channel: 'notifications',
    listen,
    rowsFrom: (position, most) =>
      db
        .select()
        .from(notifications)
        .where(gte(notifications.number, position))
        .orderBy(asc(notifications.number))
        .limit(most),
    positionOf: ({ number }) => number,
    async newest() {
      const [newest] = await db.select({ number: max(notifications.number) }).from(notifications);
      return newest?.number ?? 0;
    },
    tell: (row, request) => notificationNews(db, sessionOf(request).user._id, row),
  });
}
