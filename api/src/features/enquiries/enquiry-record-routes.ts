import {
  type EnquiriesAnswer,
  type EnquiryAnswer,
  type EnquiryMarkedAnswer,
  type EnquiryRecord,
  enquiryPaths,
} from '@gallery/shared/contract/inbox/enquiry';
import type { FastifyPluginAsync } from 'fastify';
import { array, boolean, type ObjectSchema, object, string } from 'yup';
import type { Database } from '../../db/client';
import { pagedSchema } from '../../http/paging/paged-schema';
import { inboxRoutes } from '../inbox/inbox-routes';
import { askedAboutWorks } from './enquiry-records';

/** The enquiries, for administrators. */
export const enquiryRecordRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  inboxRoutes(app, db, askedAboutWorks, {
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

const enquirySchema: ObjectSchema<EnquiryRecord> = object({
  _id: string().uuid().defined(),
  fullname: string().defined(),
  email: string().defined(),
  mobile: string().defined(),
  artname: string().defined(),
  art_id: string().uuid().defined().nullable(),
  at: string().datetime().defined(),
  done: boolean().defined(),
});

const enquiriesSchema: ObjectSchema<EnquiriesAnswer> = pagedSchema.shape({
  enquiries: array().of(enquirySchema).defined(),
});

const enquiryAnswerSchema: ObjectSchema<EnquiryAnswer> = object({ enquiry: enquirySchema });

const enquiryMarkedSchema: ObjectSchema<EnquiryMarkedAnswer> = enquiryAnswerSchema.shape({
  message: string().defined(),
});
