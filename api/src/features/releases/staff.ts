import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../../http/authentication';
import type { Actor } from './audit/record-event';

export const tags = ['Releases'];
export const security = [{ token: [] }];

/** Throws on a route that requires no session. */
export function administratorOf(request: FastifyRequest): Actor {
  const { _id, firstname, lastname } = sessionOf(request).user;
  return { name: [firstname, lastname].filter(Boolean).join(' '), user: _id };
}
