import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import { sessionOf } from '../../http/authentication';
import type { Rate } from '../../http/rate-limit/rate-limit';
import type { Actor } from './audit/record-event';

export type ReleaseContext = {
  db: Database;
  releaseKeys: ReleaseKeys;
  autoPromote: boolean;
};

export type ReleaseRouteDeps = ReleaseContext & {
  /** The site that signed commands must name. */
  publicUrl: string;
  rateLimits: { signedCommand: Rate };
};

export const tags = ['Releases'];
export const security = [{ token: [] }];

/** Marks the actor as an administrator, because a person may have the name of a team or `the edge`. Throws on a route that requires no session. */
export function administratorOf(request: FastifyRequest): Actor {
  const { _id, firstname, lastname } = sessionOf(request).user;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { name: `${name}, administrator`, user: _id };
}
