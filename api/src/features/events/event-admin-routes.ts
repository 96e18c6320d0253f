import { eventPaths } from '@gallery/shared/contract/programme/event';
import {
  bookingsAnswerSchema,
  type EventSavedAnswer,
  eventSavedSchema,
  type GalleryEvent,
  galleryEventSchema,
} from '@gallery/shared/contract/programme/event.schema';
import {
  type BookingsQuery,
  bookingsQuerySchema,
  type ChangeEventInput,
  changeEventSchema,
  type EventInput,
  eventInputSchema,
} from '@gallery/shared/contract/programme/event-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { idPattern } from '@gallery/shared/domain/id';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { adminOnly } from '../../http/admin-gate';
import { refusals, staleEdit } from '../../http/answers/answer-schemas';
import { HttpError } from '../../http/answers/http-error';
import { sessionOf } from '../../http/authentication';
import { listBookings } from './booking/booking-list';
import { doorRoutes } from './door/door-routes';
import { findEvent } from './event-list';
import { guestRoutes } from './guests/guest-routes';
import { changeEvent, createEvent, type Editor, type SaveEventDeps } from './save-event';

const tags = ['Events'];
const security = [{ token: [] }];

export const eventAdminRoutes: FastifyPluginAsync<SaveEventDeps> = async (app, deps) => {
  adminOnly(app, 'programme');
  writeRoutes(app, deps);
  bookingsRoute(app, deps);
  doorRoutes(app, deps);
  guestRoutes(app, deps);
};

function writeRoutes(app: FastifyInstance, deps: SaveEventDeps): void {
  app.post<{ Body: EventInput }>(
    eventPaths.list,
    {
      schema: {
        tags,
        summary: 'Add an event',
        security,
        body: eventInputSchema,
        response: { 201: eventSavedSchema, ...refusals(401, 403, 422) },
      },
    },
    async (request, reply): Promise<EventSavedAnswer> => {
      const id = await createEvent(deps, request.body, editorOf(request));
      reply.code(201);
      return savedAnswer('created', await findEvent(deps.db, id));
    },
  );

  app.put<{ Params: { id: string }; Body: ChangeEventInput }>(
    '/event/:id',
    {
      schema: {
        tags,
        summary: 'Change an event; further places go to those who wait',
        security,
        body: changeEventSchema,
        response: {
          200: eventSavedSchema,
          ...refusals(401, 403, 404, 422),
          ...staleEdit({ event: galleryEventSchema }),
        },
      },
    },
    async (request): Promise<EventSavedAnswer> => {
      const id = knownId(request.params.id);
      const told = await changeEvent(deps, id, request.body, editorOf(request));
      const { message, event } = savedAnswer('changed', await findEvent(deps.db, id));
      return { message: told > 0 ? `${message} ${toldText(told)}` : message, event };
    },
  );
}

function savedAnswer(change: 'created' | 'changed', event: GalleryEvent): EventSavedAnswer {
  const notice = event.passed ? ' It has passed, so it takes no bookings.' : '';
  return { message: `The event is ${change}.${notice}`, event };
}

const toldText = (guests: number) =>
  `${countOf(guests, 'guest')} will get an email about the new time or place.`;

function bookingsRoute(app: FastifyInstance, { db }: SaveEventDeps): void {
  app.get<{ Params: { id: string }; Querystring: BookingsQuery }>(
    '/event/:id/bookings',
    {
      schema: {
        tags,
        summary: 'The bookings of an event',
        security,
        querystring: bookingsQuerySchema,
        response: { 200: bookingsAnswerSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    ({ params, query }) => listBookings(db, knownId(params.id), query),
  );
}

function editorOf(request: FastifyRequest): Editor {
  return { by: sessionOf(request).user._id, host: request.host };
}

function knownId(id: string): string {
  if (!idPattern.test(id)) throw new HttpError(404, 'No event with this id.');
  return id;
}
