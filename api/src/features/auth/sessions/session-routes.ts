import { type OwnSessionsAnswer, sessionPaths } from '@gallery/shared/contract/account/account';
import { ownSessionsSchema } from '@gallery/shared/contract/account/account.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { byAccount, requireUser, sessionOf } from '../../../http/authentication';
import { endOwnSession, listSessions } from './own-sessions';
import type { SessionLifetimes } from './session-lifetimes';
import { endOtherSessionsOf } from './sessions';

export type SessionDeps = { db: Database; lifetimes: SessionLifetimes };

const common = { tags: ['Account'], security: [{ token: [] }] };

export const sessionRoutes: FastifyPluginAsync<SessionDeps> = async (app, { db, lifetimes }) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser);

  app.get(
    sessionPaths.list,
    {
      schema: {
        ...common,
        summary: "The caller's sessions, this one first",
        response: { 200: ownSessionsSchema, ...refusals(401) },
      },
    },
    async (request): Promise<OwnSessionsAnswer> => ({
      sessions: await listSessions(db, lifetimes, sessionOf(request)),
    }),
  );

  app.delete<{ Params: { id: string } }>(
    '/account/sessions/:id',
    {
      schema: {
        ...common,
        summary: "End one of the caller's sessions",
        response: { 200: messageSchema, ...refusals(401, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await endOwnSession(db, byAccount(request), request.params.id);
      return { message: 'The device is logged out.' };
    },
  );

  app.post(
    sessionPaths.endOthers,
    {
      schema: {
        ...common,
        summary: "End the caller's sessions on all other devices",
        response: { 200: messageSchema, ...refusals(401) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await endOtherSessionsOf(db, byAccount(request), sessionOf(request).id);
      return { message: 'Your other devices are logged out.' };
    },
  );
};
