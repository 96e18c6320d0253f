import { idempotencyHeader } from '@gallery/shared/contract/orders/order';
import { idPattern } from '@gallery/shared/domain/id';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../answers/http-error';

/** Returns the key in lower case, or `null` without one. Throws a 422 unless it is a UUID. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !idPattern.test(key))
    throw new HttpError(422, 'Idempotency-Key must be a UUID.');
  return key.toLowerCase();
}
