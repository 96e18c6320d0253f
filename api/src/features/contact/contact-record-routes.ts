import {
  type ContactMarkedAnswer,
  type ContactRecord,
  type ContactRecordAnswer,
  type ContactRecordsAnswer,
  contactPaths,
} from '@gallery/shared/contract/contact';
import {
  type DoneInput,
  doneSchema,
  type OpenQuery,
  openQuerySchema,
} from '@gallery/shared/contract/done.schema';
import type { FastifyInstance } from 'fastify';
import { array, boolean, type ObjectSchema, object, string } from 'yup';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answer-schemas';
import { requireRole, sessionOf } from '../../http/authentication';
import { pagedSchema } from '../../http/paged-schema';
import { findMessage, listMessages, markMessage } from './contact-records';

const tags = ['Messages'];
const security = [{ token: [] }];

/** The messages, for administrators. */
export function contactRecordRoutes(app: FastifyInstance, db: Database): void {
  app.register(async (routes) => {
    routes.addHook('onRequest', requireRole('admin'));
    routes.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    readRoutes(routes, db);
    doneRoute(routes, db);
  });
}

function readRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: OpenQuery }>(
    contactPaths.send,
    {
      schema: {
        ...{ tags, summary: 'The messages, newest first', security },
        querystring: openQuerySchema,
        response: { 200: contactRecordsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => listMessages(db, request.query),
  );

  app.get<{ Params: { id: string } }>(
    '/contact/:id',
    {
      schema: {
        ...{ tags, summary: 'One message', security },
        response: { 200: contactAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<ContactRecordAnswer> => ({ contact: await findMessage(db, request.params.id) }),
  );
}

function doneRoute(app: FastifyInstance, db: Database): void {
  app.put<{ Params: { id: string }; Body: DoneInput }>(
    '/contact/:id/done',
    {
      schema: {
        ...{ tags, summary: 'Mark a message as done, or not', security },
        body: doneSchema,
        response: { 200: contactMarkedSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request): Promise<ContactMarkedAnswer> => {
      const { done } = request.body;
      const contact = await markMessage(db, request.params.id, done, sessionOf(request).user._id);
      return { message: done ? 'The message is done.' : 'The message is open again.', contact };
    },
  );
}

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
