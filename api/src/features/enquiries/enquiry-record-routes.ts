import {
  type EnquiriesAnswer,
  type EnquiryAnswer,
  enquiryPaths,
} from '@gallery/shared/contract/inbox/enquiry';
import {
  enquiriesSchema,
  enquiryAnswerSchema,
  enquiryMarkedSchema,
} from '@gallery/shared/contract/inbox/enquiry.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { inboxRoutes } from '../inbox/inbox-routes';
import { enquiryInbox } from './enquiry-records';

export const enquiryRecordRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
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
