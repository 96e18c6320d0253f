import type { Role, User } from '@gallery/shared/contract/account/user';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './answers/http-error';

/**
 * Who is calling, with the account as the database has it now; the token is good until `endsAt`. Both times are the
 * database's, `readAt` is its now.
 */
export type Session = { id: string; endsAt: Date; readAt: Date; user: User };
type ReadSession = (token: string) => Promise<Session | null>;

declare module 'fastify' {
  interface FastifyInstance {
    readSession: ReadSession;
  }
  interface FastifyRequest {
    /** Set on routes that have `requireUser` or `requireRole`. */
    session: Session | null;
  }
}

/** Lets the routes registered afterwards ask who is calling. */
export function authenticate(app: FastifyInstance, readSession: ReadSession): void {
  app.decorate('readSession', readSession);
  app.decorateRequest('session', null);
}

/**
 * Lets nobody through without a good token: 401. Give it to a route as `onRequest`, so that a visitor's body is not
 * even read; as `preHandler` it works too.
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  const token = bearerTokenOf(request.headers.authorization);
  if (token === null) throw new HttpError(401, 'Please log in.');
  request.session = await request.server.readSession(token);
  if (!request.session) throw new HttpError(401, 'Your session has ended. Please log in again.');
}

/** The same, and 403 for an account that has another role. */
export function requireRole(role: Role) {
  return async (request: FastifyRequest): Promise<void> => {
    await requireUser(request);
    if (sessionOf(request).user.role !== role) {
      throw new HttpError(403, 'Your account has no access to this.');
    }
  };
}

/** Whether an account of this role asks; on public routes, where a token that is not good is like none. */
export async function isAskedBy(role: Role, { headers, server }: FastifyRequest): Promise<boolean> {
  const token = bearerTokenOf(headers.authorization);
  return token !== null && (await server.readSession(token))?.user.role === role;
}

/** The session of a request on a route that requires one. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Error(`${request.url} asks for a session and requires none.`);
  return request.session;
}

/** What a limit per account counts by, on routes that require a session. */
export const byAccount = (request: FastifyRequest): string => sessionOf(request).user._id;

/** Whether the session that a request came with, if any, has not ended since, nor its account lost the role. */
export async function isSessionGood({ session, headers, server }: FastifyRequest): Promise<boolean> {
  if (!session) return true;
  const now = await server.readSession(bearerTokenOf(headers.authorization) ?? '');
  return now?.user.role === session.user.role;
}

function bearerTokenOf(header = ''): string | null {
  const [, token = null] = /^Bearer +([\w.-]+) *$/i.exec(header) ?? [];
  return token;
}
