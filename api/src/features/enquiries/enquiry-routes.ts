import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { enquiryPaths, enquirySentMessage } from '@gallery/shared/contract/inbox/enquiry';
import { type EnquiryInput, enquiryInputSchema } from '@gallery/shared/contract/inbox/enquiry-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import type { Rate } from '../../http/rate-limit/rate';
import { limitRate } from '../../http/rate-limit/rate-limit';
import type { Outbox } from '../mail/outbox';
import { enquiryRecordRoutes } from './enquiry-record-routes';
import { saveEnquiry } from './save-enquiry';

export type EnquiryDeps = { db: Database; outbox: Outbox; rateLimits: { enquiry: Rate } };

export const enquiryRoutes: FastifyPluginAsync<EnquiryDeps> = async (app, deps) => {
  const { db, outbox, rateLimits } = deps;
  app.register(enquiryRecordRoutes, { db });

  app.post<{ Body: EnquiryInput }>(
    enquiryPaths.send,
    {
      schema: {
        tags: ['Messages'],
        summary: 'Ask about an artwork',
        body: enquiryInputSchema,
        response: { 200: messageSchema, ...refusals(422, 429) },
      },
      onRequest: limitRate(db, 'enquiry', rateLimits.enquiry),
    },
    async (request, reply) => {
      await saveEnquiry(db, outbox, request.body);
      return reply.header('cache-control', 'no-store').send({ message: enquirySentMessage });
    },
  );
};
