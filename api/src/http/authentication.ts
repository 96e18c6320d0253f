import type { Role, User } from '@gallery/shared/contract/account/user';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './answers/http-error';

/** All times come from the database's clock; `readAt` is its present time. */
export type Session = { id: string; endsAt: Date; readAt: Date; user: User; hasSecondStep: boolean };
/** `isUse`, unless `false`, postpones the idle end of the session. */
type ReadSession = (token: string, isUse?: boolean) => Promise<Session | null>;

declare module 'fastify' {
  interface FastifyInstance {
    readSession: ReadSession;
    staffSecondStep: boolean;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

export function authenticate(app: FastifyInstance, readSession: ReadSession, staffSecondStep: boolean): void {
  app.decorate('readSession', readSession);
  app.decorate('staffSecondStep', staffSecondStep);
  app.decorateRequest('session', null);
}

/** Throws a 401 without a valid token. As an `onRequest` hook, it refuses before Fastify reads the body. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  const token = bearerTokenOf(request.headers.authorization);
  if (token === null) throw new HttpError(401, 'Please log in.');
  request.session = await request.server.readSession(token, isUse(request));
  if (!request.session) throw new HttpError(401, 'Your session has ended. Please log in again.');
}

/** For public routes, where an invalid token counts as no token, and so does one of staff without the second step. */
export async function isRequestBy(role: Role, request: FastifyRequest): Promise<boolean> {
  const session = await readAnySession(request);
  return session?.user.role === role && !lacksSecondStep(request, session);
}

/** For public routes. Returns the user, or `null` without a valid token. */
export async function readUser(request: FastifyRequest): Promise<User | null> {
  return (await readAnySession(request))?.user ?? null;
}

/** Returns the session of a request to a public route, or `null` without a valid token. */
export async function readAnySession(request: FastifyRequest): Promise<Session | null> {
  const token = bearerTokenOf(request.headers.authorization);
  return token === null ? null : request.server.readSession(token, isUse(request));
}

export function lacksSecondStep({ server }: FastifyRequest, { user, hasSecondStep }: Session): boolean {
  return server.staffSecondStep && user.role === 'admin' && !hasSecondStep;
}

/** Throws on a route that requires no session. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Error(`${request.url} asks for a session and requires none.`);
  return request.session;
}

export const byAccount = (request: FastifyRequest): string => sessionOf(request).user._id;

/** Checks the session of a long request again: its end, and the account's role. */
export async function isSessionValid({ session, headers, server }: FastifyRequest): Promise<boolean> {
  if (!session) return true;
  const now = await server.readSession(bearerTokenOf(headers.authorization) ?? '', false);
  return now?.user.role === session.user.role;
}

/** A stream stays open and reconnects while nobody is there, and a page marks the reads that it repeats by itself. */
function isUse({ headers }: FastifyRequest): boolean {
  return !headers.accept?.includes('text/event-stream') && headers['x-automatic'] === undefined;
}

function bearerTokenOf(header?: string): string | null {
  return tokenOf(header, 'Bearer');
}

/** Returns the token of an `authorization` header with this scheme, or `null`. */
export function tokenOf(header = '', scheme: 'Bearer' | 'Guest' | 'Order'): string | null {
  const [, given = '', token = null] = /^(\w+) +([\w.-]+) *$/.exec(header) ?? [];
  return given.toLowerCase() === scheme.toLowerCase() ? token : null;
}
