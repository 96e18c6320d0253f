import { isOpenOffer } from '@gallery/shared/contract/offers/offer-states';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { type OfferRow, priceOffers } from './price-offer.table';

/** `isOver`: the database's clock has passed the end of the offer. */
export type LockedOffer = OfferRow & { isOver: boolean };

/** Locks an offer until the commit; with `userId` only that person's own. Throws a 404. */
export async function lockedOffer(tx: Database, id: string, userId?: string): Promise<LockedOffer> {
  const [offer] = idPattern.test(id)
    ? await lockOffers(tx, and(eq(priceOffers.id, id), userId ? eq(priceOffers.userId, userId) : undefined))
    : [];
  if (!offer) throw new HttpError(404, 'No offer with this id.');
  return offer;
}

export function lockOffers(tx: Database, where: SQL | undefined): Promise<LockedOffer[]> {
  return tx
    .select({
      ...getTableColumns(priceOffers),
      isOver: sql<boolean>`${priceOffers.expiresAt} <= clock_timestamp()`,
    })
    .from(priceOffers)
    .where(where)
    .for('update');
}

/** Throws a 409 unless the offer still waits for an answer. */
export function refuseEnded({ state, isOver }: LockedOffer): void {
  if (!isOpenOffer(state) || isOver) throw new HttpError(409, 'This offer has ended.');
}
