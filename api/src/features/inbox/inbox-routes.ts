import type { Paged } from '@gallery/shared/contract/fields/answer';
import {
  type DoneInput,
  doneSchema,
  type OpenQuery,
  openQuerySchema,
} from '@gallery/shared/contract/inbox/inbox.schema';
import type { FastifyInstance } from 'fastify';
import type { AnyObject, AnyObjectSchema, ObjectSchema } from 'yup';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { findInInbox, type Inbox, listInbox, markInInbox } from './inbox';

type Marked<One> = One & { message: string };

export type InboxView<Shown, List extends AnyObject, One extends AnyObject> = {
  path: string;
  summaries: { list: string; one: string; mark: string };
  schemas: { list: ObjectSchema<List>; one: ObjectSchema<One>; mark: ObjectSchema<Marked<One>> };
  listed(rows: Shown[], page: Paged): List;
  alone(row: Shown): One;
};

export function inboxRoutes<Shown, List extends AnyObject, One extends AnyObject>(
  app: FastifyInstance,
  db: Database,
  inbox: Inbox<Shown>,
  { path, listed, alone, ...documented }: InboxView<Shown, List, One>,
): void {
  const { list, one, mark } = routeSchemas(documented);
  adminOnly(app, 'correspondence');
  app.get<{ Querystring: OpenQuery }>(path, { schema: list }, async ({ query }): Promise<List> => {
    const { rows, page } = await listInbox(db, inbox, query);
    return listed(rows, page);
  });

  app.get<{ Params: { id: string } }>(
    `${path}/:id`,
    { schema: one },
    async ({ params }): Promise<One> => alone(await findInInbox(db, inbox, params.id)),
  );

  app.put<{ Params: { id: string }; Body: DoneInput }>(
    `${path}/:id/done`,
    { schema: mark },
    async (request): Promise<Marked<One>> => {
      const [{ id }, { done }] = [request.params, request.body];
      const marked = await markInInbox(db, inbox, { id, done, by: sessionOf(request).user._id });
      return { message: `The ${inbox.subject} is ${done ? 'done' : 'open again'}.`, ...alone(marked) };
    },
  );
}

type Documented = Record<'summaries', Record<'list' | 'one' | 'mark', string>> &
  Record<'schemas', Record<'list' | 'one' | 'mark', AnyObjectSchema>>;

function routeSchemas({ summaries, schemas }: Documented) {
  const common = { tags: ['Messages'], security: [{ token: [] }] };
  return {
    list: {
      ...common,
      summary: summaries.list,
      querystring: openQuerySchema,
      response: { 200: schemas.list, ...refusals(401, 403, 422) },
    },
    one: {
      ...common,
      summary: summaries.one,
      response: { 200: schemas.one, ...refusals(401, 403, 404) },
    },
    mark: {
      ...common,
      summary: summaries.mark,
      body: doneSchema,
      response: { 200: schemas.mark, ...refusals(401, 403, 404, 422) },
    },
  };
}
