import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../../http/authentication';
import type { Actor } from './audit/record-event';

export const tags = ['Releases'];
export const security = [{ token: [] }];

/** Marks the actor as an administrator, because a person may have the name of a team or `the edge`. Throws on a route that requires no session. */
export function administratorOf(request: FastifyRequest): Actor {
  const { _id, firstname, lastname } = sessionOf(request).user;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { name: `${name}, administrator`, user: _id };
}
