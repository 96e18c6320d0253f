import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { requireUser, sessionOf, tokenOf } from '../../../http/authentication';
import type { SignedIds } from '../../../http/signed-ids';
import { readGuest } from '../../guests/guest-sessions';
import { type OrderReader, orderNotFound } from '../order-access';
import type { Buyer } from './buyer';

declare module 'fastify' {
  interface FastifyRequest {
    orderReader?: OrderReader;
  }
}

/** Throws a 401 for anyone but a customer, a guest, or the holder of an order's link, and a 404 for a wrong link. */
export function requireReader({ db, orderLinks }: { db: Database; orderLinks: SignedIds }) {
  return async (request: FastifyRequest): Promise<void> => {
    const link = tokenOf(request.headers.authorization, 'Order');
    if (link === null) return requireBuyer(db)(request);
    const id = orderLinks.read(link);
    if (!id) throw orderNotFound();
    request.orderReader = { kind: 'link', id };
  };
}

/** Throws a 401 for anyone but a customer or a guest. */
export function requireBuyer(db: Database) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = tokenOf(request.headers.authorization, 'Guest');
    if (token === null) {
      await requireUser(request);
      const { _id: id, role } = sessionOf(request).user;
      request.orderReader = { kind: role === 'admin' ? 'admin' : 'account', id };
      return;
    }
    const guest = await readGuest(db, token);
    if (!guest) throw new HttpError(401, 'Your confirmation has ended. Confirm your email address again.');
    request.orderReader = { kind: 'guest', id: guest.id };
  };
}

/** Throws on a route that requires no buyer. */
export function readerOf({ orderReader, url }: FastifyRequest): OrderReader {
  if (!orderReader) throw new Error(`${url} asks for a buyer and requires none.`);
  return orderReader;
}

/** An administrator buys with the own account. */
export function buyerOf(request: FastifyRequest): Buyer {
  const { kind, id } = readerOf(request);
  return { kind: kind === 'guest' ? 'guest' : 'account', id };
}

export const byReader = (request: FastifyRequest): string => readerOf(request).id;

/** The id for records of what an account did. `null` for a guest. */
export function accountOf(request: FastifyRequest): string | null {
  const { kind, id } = readerOf(request);
  return kind === 'account' || kind === 'admin' ? id : null;
}
