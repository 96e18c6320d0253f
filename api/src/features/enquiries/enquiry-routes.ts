import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  type EnquiriesAnswer,
  type EnquiryAnswer,
  type EnquiryRecord,
  enquiryPaths,
  enquirySentMessage,
} from '@gallery/shared/contract/inbox/enquiry';
import { type EnquiryInput, enquiryInputSchema } from '@gallery/shared/contract/inbox/enquiry-input.schema';
import {
  enquiriesSchema,
  enquiryAnswerSchema,
  enquiryMarkedSchema,
} from '@gallery/shared/contract/inbox/inbox.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { readUser } from '../../http/authentication';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import type { Inbox } from '../inbox/inbox';
import { inboxRoutes } from '../inbox/inbox-routes';
import type { Outbox } from '../mail/outbox';
import { enquiries } from './enquiry.table';
import { saveEnquiry } from './save-enquiry';

const enquiryInbox: Inbox<EnquiryRecord> = {
  subject: 'enquiry',
  actions: { done: 'Enquiry done', opened: 'Enquiry opened again' },
  table: enquiries,
  async read(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select()
      .from(enquiries)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(enquiryOf);
  },
};

function enquiryOf(row: typeof enquiries.$inferSelect): EnquiryRecord {
  const { id, fullname, email, mobile, artworkId, artworkName, createdAt, doneAt } = row;
  return {
    _id: id,
    fullname,
    email,
    mobile,
    artname: artworkName,
    art_id: artworkId,
    at: createdAt.toISOString(),
    done: doneAt !== null,
  };
}

const enquiryRecordRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  inboxRoutes(app, db, enquiryInbox, {
    path: enquiryPaths.list,
    summaries: {
      list: 'The enquiries, newest first',
      one: 'One enquiry',
      mark: 'Mark an enquiry as done, or not',
    },
    schemas: { list: enquiriesSchema, one: enquiryAnswerSchema, mark: enquiryMarkedSchema },
    listed: (rows, page): EnquiriesAnswer => ({ ...page, enquiries: rows }),
    alone: (enquiry): EnquiryAnswer => ({ enquiry }),
  });
};

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
        response: { 200: messageSchema, ...refusals(401, 422, 429) },
      },
      onRequest: limitRate(db, 'enquiry', rateLimits.enquiry),
    },
    async (request, reply) => {
      const userId = (await readUser(request))?._id ?? null;
      await saveEnquiry(db, outbox, { ...request.body, userId });
      return reply.header('cache-control', 'no-store').send({ message: enquirySentMessage });
    },
  );
};
