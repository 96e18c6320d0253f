import { idPattern } from '@gallery/shared/domain/id';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { sessionOf } from '../../../http/authentication';
import type { Outbox } from '../../mail/outbox';

export type SetupDeps = { db: Database; outbox: Outbox };

export const tags = ['Auctions: setting up'];
export const security = [{ token: [] }];

export const noAuctionMessage = 'No auction with this id.';
export const noLotMessage = 'No lot with this id.';

/** Throws a 404 for text that is not a valid id. */
export function knownId(id: string, message = noAuctionMessage): string {
  if (!idPattern.test(id)) throw new HttpError(404, message);
  return id;
}

export function editorOf(request: FastifyRequest): string {
  return sessionOf(request).user._id;
}
