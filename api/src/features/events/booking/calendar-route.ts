import {
  type CalendarQuery,
  calendarQuerySchema,
} from '@gallery/shared/contract/programme/event-input.schema';
import { sessionsOf } from '@gallery/shared/contract/programme/opening-hours';
import { idPattern } from '@gallery/shared/domain/id';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { type EventRow, eventColumns, events } from '../event.table';
import type { BookingDeps } from './book';
import { calendarFile } from './calendar-file';
import { datesOf } from './event-places';

export function calendarRoute(app: FastifyInstance, { db, outbox }: BookingDeps): void {
  app.get<{ Params: { id: string }; Querystring: CalendarQuery }>(
    '/event/:id/calendar',
    {
      schema: {
        tags: ['Events'],
        summary: 'An event as a file for a calendar',
        querystring: calendarQuerySchema,
        response: { 200: calendarSchema, ...refusals(404, 422) },
      },
    },
    async ({ params, query }, reply) => {
      const event = await findEventRow(db, params.id);
      const { publicUrl } = outbox.settings;
      const { filename, contentType, content } = calendarFile({
        uid: `${event.id}@${new URL(publicUrl).hostname}`,
        title: event.title,
        place: event.place,
        description: event.summary,
        url: `${publicUrl}${eventPath(event.id)}`,
        ...timesOf(event, query.session),
      });
      const disposition = `attachment; filename="${filename}"`;
      return reply.type(contentType).header('content-disposition', disposition).send(content);
    },
  );
}

const calendarSchema = { content: { 'text/calendar': { schema: { type: 'string' } } } } as const;

async function findEventRow(db: Database, id: string): Promise<EventRow> {
  const [event] = idPattern.test(id)
    ? await db.select(eventColumns).from(events).where(eq(events.id, id))
    : [];
  if (!event) throw new HttpError(404, 'No event with this id.');
  return event;
}

function timesOf(event: EventRow, session: string | null) {
  const [day] = session && event.openingHours ? sessionsOf(datesOf(event), session, 1) : [];
  if (!day) return { startsAt: event.startsAt, endsAt: event.endsAt };
  return { startsAt: new Date(day.starts_at), endsAt: new Date(day.ends_at) };
}
