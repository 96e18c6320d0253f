import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import type { BookingDeps } from '../booking/book';
import { findBooking } from '../booking/cancel-booking';
import { ticketSvg } from '../ticket-picture';

export function ticketRoute(app: FastifyInstance, { db, tokens }: BookingDeps): void {
  app.get<{ Params: { token: string } }>(
    '/event/booking/:token/code.svg',
    {
      schema: {
        tags: ['Events'],
        summary: 'The QR code of a confirmed booking, by the token of its mail',
        response: { 200: pictureSchema, ...refusals(404) },
      },
    },
    async ({ params }, reply) => {
      const id = tokens.read(params.token);
      const found = id ? await findBooking(db, id) : null;
      if (found?.booking.status !== 'confirmed') throw new HttpError(404, 'No ticket belongs to this link.');
      return reply
        .header('cache-control', 'no-store')
        .type('image/svg+xml')
        .send(ticketSvg(found.booking.ticket));
    },
  );
}

const pictureSchema = { content: { 'image/svg+xml': { schema: { type: 'string' } } } } as const;
