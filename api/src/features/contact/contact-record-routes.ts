import {
  type ContactMarkedAnswer,
  type ContactRecord,
  type ContactRecordAnswer,
  type ContactRecordsAnswer,
  contactPaths,
} from '@gallery/shared/contract/inbox/contact';
import type { FastifyPluginAsync } from 'fastify';
import { array, boolean, type ObjectSchema, object, string } from 'yup';
import type { Database } from '../../db/client';
import { pagedSchema } from '../../http/paging/paged-schema';
import { inboxRoutes } from '../inbox/inbox-routes';
import { messages } from './contact-records';

/** The messages, for administrators. */
export const contactRecordRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  inboxRoutes(app, db, messages, {
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

const contactSchema: ObjectSchema<ContactRecord> = object({
  _id: string().uuid().defined(),
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().defined(),
  phoneNumber: string().defined(),
  textarea: string().defined(),
  at: string().datetime().defined(),
  done: boolean().defined(),
});

const contactRecordsSchema: ObjectSchema<ContactRecordsAnswer> = pagedSchema.shape({
  messages: array().of(contactSchema).defined(),
});

const contactAnswerSchema: ObjectSchema<ContactRecordAnswer> = object({ contact: contactSchema });

const contactMarkedSchema: ObjectSchema<ContactMarkedAnswer> = contactAnswerSchema.shape({
  message: string().defined(),
});
