import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { contactPaths, contactSentMessage } from '@gallery/shared/contract/inbox/contact';
import { type ContactInput, contactInputSchema } from '@gallery/shared/contract/inbox/contact-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import type { Rate } from '../../http/rate-limit/rate';
import { limitRate } from '../../http/rate-limit/rate-limit';
import type { Outbox } from '../mail/outbox';
import { contactRecordRoutes } from './contact-record-routes';
import { saveMessage } from './save-message';

export type ContactDeps = { db: Database; outbox: Outbox; rateLimits: { contact: Rate } };

export const contactRoutes: FastifyPluginAsync<ContactDeps> = async (app, deps) => {
  const { db, outbox, rateLimits } = deps;
  app.register(contactRecordRoutes, { db });

  app.post<{ Body: ContactInput }>(
    contactPaths.send,
    {
      schema: {
        tags: ['Messages'],
        summary: 'Write to the gallery',
        body: contactInputSchema,
        response: { 200: messageSchema, ...refusals(422, 429) },
      },
      onRequest: limitRate(db, 'contact', rateLimits.contact),
    },
    async (request, reply) => {
      await saveMessage(db, outbox, request.body);
      return reply.header('cache-control', 'no-store').send({ message: contactSentMessage });
    },
  );
};
