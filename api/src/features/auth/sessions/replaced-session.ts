import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client';
import { readAnySession } from '../../../http/authentication';
import { endSession } from './sessions';

/** Ends the session whose token a successful log-in carries, because the new session replaces it. */
export async function endReplacedSession(db: Database, request: FastifyRequest): Promise<void> {
  const session = await readAnySession(request);
  if (session) await endSession(db, session.id);
}
