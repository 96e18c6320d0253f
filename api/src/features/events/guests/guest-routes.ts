import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  type GuestMessageInput,
  guestMessageSchema,
} from '@gallery/shared/contract/programme/guest-message.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { idPattern } from '@gallery/shared/domain/id';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { csvSchema, sendCsv } from '../../../http/answers/downloads';
import { HttpError } from '../../../http/answers/http-error';
import { byAccount } from '../../../http/authentication';
import type { BookingDeps } from '../booking/book';
import { readDoorList } from '../door/door-list';
import { cancelForGuest } from './cancel-for-guest';
import { guestsAsCsv } from './guests-csv';
import { removeEvent } from './remove-event';
import { writeToGuests } from './write-to-guests';

type One = { Params: { id: string } };

const common = { tags: ['Events'], security: [{ token: [] }] };
const response = { 200: messageSchema, ...refusals(401, 403, 404) };

export function guestRoutes(app: FastifyInstance, deps: BookingDeps): void {
  app.get<One>(
    '/event/:id/guests.csv',
    {
      config: { ability: 'programme' },
      schema: {
        ...common,
        summary: 'The guests of an event as CSV',
        response: { 200: csvSchema, ...refusals(401, 403, 404) },
      },
    },
    async ({ params }, reply) =>
      sendCsv(reply, 'guests.csv', guestsAsCsv(await readDoorList(deps.db, knownId(params.id)))),
  );

  app.post<One & { Body: GuestMessageInput }>(
    '/event/:id/message',
    {
      schema: {
        ...common,
        summary: 'Write to the guests of an event',
        body: guestMessageSchema,
        response: { ...response, ...refusals(409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const eventId = knownId(request.params.id);
      const count = await writeToGuests(deps, { eventId, input: request.body, by: byAccount(request) });
      return { message: `The email is on its way to ${countOf(count, 'guest')}.` };
    },
  );

  app.post<{ Params: { id: string; booking: string } }>(
    '/event/:id/bookings/:booking/cancel',
    {
      schema: {
        ...common,
        summary: 'Cancel a booking and tell the guest',
        response: { ...response, ...refusals(409) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { id, booking } = request.params;
      await cancelForGuest(deps, { eventId: knownId(id), id: knownBooking(booking), by: byAccount(request) });
      return { message: 'The booking is canceled, and the guest gets an email.' };
    },
  );

  app.delete<One>(
    '/event/:id',
    { schema: { ...common, summary: 'Remove an event and tell its guests', response } },
    async (request): Promise<MessageAnswer> => {
      const count = await removeEvent(deps, knownId(request.params.id), byAccount(request));
      return { message: `The event is removed. ${countOf(count, 'guest')} will get an email.` };
    },
  );
}

function knownId(id: string): string {
  if (!idPattern.test(id)) throw new HttpError(404, 'No event with this id.');
  return id;
}

function knownBooking(id: string): string {
  if (!idPattern.test(id)) throw new HttpError(404, 'No booking with this id.');
  return id;
}
