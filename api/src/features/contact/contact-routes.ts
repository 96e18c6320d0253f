import { contactPaths } from '@gallery/shared/contract/inbox/contact';
import { type ContactInput, contactSchema } from '@gallery/shared/contract/inbox/contact.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { messageSchema, refusals } from '../../http/answers/answer-schemas';
import type { Rate } from '../../http/rate-limit/rate';
import { limited } from '../../http/rate-limit/rate-limit';
import type { Outbox } from '../mail/outbox';
import { contactRecordRoutes } from './contact-record-routes';
import { keepMessage } from './save-message';

export function contactRoutes(app: FastifyInstance, db: Database, outbox: Outbox, rate: Rate): void {
  contactRecordRoutes(app, db);

  app.post<{ Body: ContactInput }>(
    contactPaths.send,
    {
      schema: {
        tags: ['Messages'],
        summary: 'Write to the gallery',
        body: contactSchema,
        response: { 200: messageSchema, ...refusals(422, 429) },
      },
      onRequest: limited(db, 'contact', rate),
    },
    async (request, reply) => {
      await keepMessage(db, outbox, request.body);
      return reply
        .header('cache-control', 'no-store')
        .send({ message: 'Thank you! Your message has reached the gallery.' });
    },
  );
}
