import {
  type ContactRecordAnswer,
  type ContactRecordsAnswer,
  contactPaths,
} from '@gallery/shared/contract/inbox/contact';
import {
  contactAnswerSchema,
  contactMarkedSchema,
  contactRecordsSchema,
} from '@gallery/shared/contract/inbox/contact.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { inboxRoutes } from '../inbox/inbox-routes';
import { contactInbox } from './contact-records';

export const contactRecordRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  inboxRoutes(app, db, contactInbox, {
    path: contactPaths.send,
    summaries: {
      list: 'The messages, newest first',
      one: 'One message',
      mark: 'Mark a message as done, or not',
    },
    schemas: { list: contactRecordsSchema, one: contactAnswerSchema, mark: contactMarkedSchema },
    listed: (rows, page): ContactRecordsAnswer => ({ ...page, messages: rows }),
    alone: (contact): ContactRecordAnswer => ({ contact }),
  });
};
