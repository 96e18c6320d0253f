import {
  type DoneInput,
  doneSchema,
  type OpenQuery,
  openQuerySchema,
} from '@gallery/shared/contract/done.schema';
import {
  type EnquiriesAnswer,
  type EnquiryAnswer,
  type EnquiryMarkedAnswer,
  type EnquiryRecord,
  enquiryPaths,
} from '@gallery/shared/contract/enquiry';
import type { FastifyInstance } from 'fastify';
import { array, boolean, type ObjectSchema, object, string } from 'yup';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answer-schemas';
import { requireRole, sessionOf } from '../../http/authentication';
import { pagedSchema } from '../../http/paged-schema';
import { findEnquiry, listEnquiries, markEnquiry } from './enquiry-records';

const tags = ['Messages'];
const security = [{ token: [] }];

/** The enquiries, for administrators. */
export function enquiryRecordRoutes(app: FastifyInstance, db: Database): void {
  app.register(async (routes) => {
    routes.addHook('onRequest', requireRole('admin'));
    routes.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    readRoutes(routes, db);
    doneRoute(routes, db);
  });
}

function readRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: OpenQuery }>(
    enquiryPaths.list,
    {
      schema: {
        ...{ tags, summary: 'The enquiries, newest first', security },
        querystring: openQuerySchema,
        response: { 200: enquiriesSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => listEnquiries(db, request.query),
  );

  app.get<{ Params: { id: string } }>(
    '/enquiry/:id',
    {
      schema: {
        ...{ tags, summary: 'One enquiry', security },
        response: { 200: enquiryAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<EnquiryAnswer> => ({ enquiry: await findEnquiry(db, request.params.id) }),
  );
}

function doneRoute(app: FastifyInstance, db: Database): void {
  app.put<{ Params: { id: string }; Body: DoneInput }>(
    '/enquiry/:id/done',
    {
      schema: {
        ...{ tags, summary: 'Mark an enquiry as done, or not', security },
        body: doneSchema,
        response: { 200: enquiryMarkedSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request): Promise<EnquiryMarkedAnswer> => {
      const { done } = request.body;
      const enquiry = await markEnquiry(db, request.params.id, done, sessionOf(request).user._id);
      return { message: done ? 'The enquiry is done.' : 'The enquiry is open again.', enquiry };
    },
  );
}

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
