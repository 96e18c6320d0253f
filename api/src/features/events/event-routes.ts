import { eventPaths } from '@gallery/shared/contract/programme/event';
import {
  type BookedAnswer,
  type BookingAnswer,
  bookedAnswerSchema,
  bookingAnswerSchema,
  eventsAnswerSchema,
  sessionsAnswerSchema,
} from '@gallery/shared/contract/programme/event.schema';
import { type BookingInput, bookingInputSchema } from '@gallery/shared/contract/programme/event-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import pLimit from 'p-limit';
import type { Listen } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { sendPacked, sendRevalidated } from '../../http/answers/cache-control';
import { HttpError } from '../../http/answers/http-error';
import { readUser } from '../../http/authentication';
import { generationOf } from '../../http/caching/generation';
import { shareReads } from '../../http/caching/share-reads';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { idempotencyKeyOf } from '../../http/requests/idempotency-key';
import { type BookingDeps, book } from './booking/book';
import { calendarRoute } from './booking/calendar-route';
import { cancelBooking, findBooking } from './booking/cancel-booking';
import { eventSessionOf } from './booking/event-places';
import { listSessions } from './booking/session-list';
import { ticketRoute } from './door/ticket-route';
import { eventAdminRoutes } from './event-admin-routes';
import { listEvents } from './event-list';
import type { SaveEventDeps } from './save-event';

const tags = ['Events'];

/** Requests share a read of the events only with `listen`. */
export type EventDeps = SaveEventDeps & { rateLimits: { booking: Rate }; listen?: Listen };

export const eventRoutes: FastifyPluginAsync<EventDeps> = async (app, deps) => {
  // Triggers notify the channel of each write: migrations/0039.
  const shared = shareReads(...(deps.listen ? [generationOf(app, deps.listen, 'events')] : []));
  app.get(
    eventPaths.list,
    { schema: { tags, summary: 'The events', response: { 200: eventsAnswerSchema } } },
    async (request, reply) => {
      const answer = shared(eventPaths.list, async () => ({ events: await listEvents(deps.db) }));
      return sendPacked(request, reply, await answer);
    },
  );

  app.get<{ Params: { id: string } }>(
    '/event/:id/sessions',
    {
      schema: {
        tags,
        summary: 'The next open days of an event with opening hours',
        response: { 200: sessionsAnswerSchema, ...refusals(404) },
      },
    },
    async (request, reply) =>
      sendRevalidated(request, reply, await listSessions(deps.db, knownId(request.params.id))),
  );

  // Competing guests queue here. In the database they would occupy all its connections.
  const oneAtATime = pLimit(1);
  app.post<{ Params: { id: string }; Body: BookingInput }>(
    '/event/:id/booking',
    {
      schema: {
        tags,
        summary: 'Book places',
        body: bookingInputSchema,
        response: { 201: bookedAnswerSchema, ...refusals(401, 404, 409, 422, 429) },
      },
      onRequest: limitRate(deps.db, 'booking', deps.rateLimits.booking),
    },
    async (request, reply) => {
      const id = knownId(request.params.id);
      const userId = (await readUser(request))?._id ?? null;
      const key = idempotencyKeyOf(request);
      const booking = await oneAtATime(() => book(deps, id, { ...request.body, userId, key }));
      const message = booking.status === 'confirmed' ? confirmedMessage : waitingMessage;
      const answer: BookedAnswer = { message, booking };
      return reply.code(201).header('cache-control', 'no-store').send(answer);
    },
  );

  calendarRoute(app, deps);
  ticketRoute(app, deps);
  bookingRoutes(app, deps);
  app.register(eventAdminRoutes, deps);
};

const confirmedMessage = 'Your booking is confirmed. We have sent you an email.';
const waitingMessage = 'Not enough places are left: you are on the waiting list. We have sent you an email.';

/** GET only shows a booking, because mail scanners follow links. POST cancels it. */
function bookingRoutes(app: FastifyInstance, deps: BookingDeps): void {
  app.get<{ Params: { token: string } }>(
    '/event/booking/:token',
    {
      schema: {
        tags,
        summary: 'A booking, by the token of its mail',
        response: { 200: bookingAnswerSchema, ...refusals(404) },
      },
    },
    async (request, reply) => {
      const id = deps.tokens.read(request.params.token);
      const { booking, event, session, passed } =
        (id ? await findBooking(deps.db, id) : null) ?? refuseToken();
      const { title, place, startsAt, endsAt } = event;
      const { name, email, places, status, code } = booking;
      const answer: BookingAnswer = {
        code,
        booking: { name, email, places, status, session: session && eventSessionOf(session) },
        event: {
          _id: event.id,
          title,
          place,
          passed,
          starts_at: startsAt.toISOString(),
          ends_at: endsAt?.toISOString() ?? null,
        },
      };
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );

  app.post<{ Params: { token: string } }>(
    '/event/booking/:token/cancel',
    {
      schema: {
        tags,
        summary: 'Cancel a booking, by the token of its mail',
        response: { 200: bookedAnswerSchema, ...refusals(404, 409) },
      },
    },
    async (request, reply) => {
      const id = deps.tokens.read(request.params.token);
      const booking = (id ? await cancelBooking(deps, id) : null) ?? refuseToken();
      const answer: BookedAnswer = { message: 'Your booking is canceled.', booking };
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );
}

function knownId(id: string): string {
  if (!idPattern.test(id)) throw new HttpError(404, 'No event with this id.');
  return id;
}

function refuseToken(): never {
  throw new HttpError(404, 'This link belongs to no booking.');
}
