import { randomUUID } from 'node:crypto';
import { idPattern } from '@gallery/shared/domain/id';
import { formatNaira } from '@gallery/shared/domain/money';
import { bidsPath } from '@gallery/shared/paths/account-paths';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artworks } from '../../artworks/artwork.table';
import { artworkClaims } from '../../artworks/availability/availability.table';
import { recordAudit } from '../../audit/record-audit';
import { orders } from '../../orders/order.table';
import { users } from '../../users/user.table';
import type { AuctionContext } from '../auction-context';
import { readMailedLot, sendLotMail } from '../emails/lot-mail';
import { secondChanceText } from '../emails/lot-mail-texts';
import { auctionOf, lockedLot } from '../locking/locked-lot';
import type { LotRow } from '../lot.table';
import { partsOf } from '../settling/order-won-lot';
import { secondChances } from '../settling/second-chance.table';
import { expireSecondChanceJob } from '../settling/settling-jobs';
import { readTerms } from '../terms/read-terms';
import { nextBidder } from './next-bidder';

type OfferRequest = { lotId: string; userId: string; by: string };

/** Offers a passed or unpaid lot to the next bidder for 24 hours. Throws a 404, or a 409 with the reason. */
export async function offerSecondChance(
  context: AuctionContext,
  { lotId, userId, by }: OfferRequest,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const lot = idPattern.test(lotId) ? await lockedLot(tx, lotId) : undefined;
    if (!lot) throw new HttpError(404, 'No lot with this id.');
    await refuseUnlessFree(tx, lot);
    const next = await nextBidder(tx, lot.id);
    if (!next) throw new HttpError(409, 'There is nobody left to offer this lot to.');
    if (next.userId !== userId) throw new HttpError(409, 'Another bidder is next by now. Please look again.');
    await saveOffer(tx, context, lot, { ...next, by });
  });
}

async function saveOffer(
  tx: Database,
  context: AuctionContext,
  lot: LotRow,
  { userId, amount, by }: { userId: string; amount: number; by: string },
): Promise<void> {
  const end = sql`clock_timestamp() + interval '24 hours'`;
  const [offer] = await tx
    .insert(secondChances)
    .values({ id: randomUUID(), lotId: lot.id, userId, amount, expiresAt: end, createdBy: by })
    .returning();
  if (!offer) throw new Error('The offer was not saved.');
  await context.jobs.send(tx, expireSecondChanceJob, { offer: offer.id }, offer.expiresAt);
  const terms = await readTerms(tx, await auctionOf(tx, lot));
  const parts = partsOf(terms, amount);
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const mailed = await readMailedLot(tx, lot);
  const link = { label: 'See the offer', url: `${context.outbox.settings.publicUrl}${bidsPath}` };
  const text = secondChanceText(mailed, {
    amount,
    parts,
    total,
    expiresAt: offer.expiresAt,
    payMinutes: terms.conditions.pay_minutes,
  });
  await sendLotMail(tx, context, mailed, userId, { ...text, link });
  const [bidder] = await tx.select().from(users).where(eq(users.id, userId));
  await recordAudit(tx, {
    subject: 'lot',
    subjectId: lot.id,
    action: 'Second chance offered',
    by,
    to: `${bidder?.firstname} ${bidder?.lastname}, ${formatNaira(amount)}`,
  });
}

async function refuseUnlessFree(tx: Database, lot: LotRow): Promise<void> {
  if (lot.outcome !== 'sold' && lot.outcome !== 'passed')
    throw new HttpError(409, 'Only a lot that has ended can be offered.');
  const live = await tx
    .select({ id: secondChances.id })
    .from(secondChances)
    .where(and(eq(secondChances.lotId, lot.id), inArray(secondChances.state, ['open', 'accepted'])));
  if (live.length > 0) throw new HttpError(409, 'This lot is offered to somebody already.');
  const [order] = lot.orderId ? await tx.select().from(orders).where(eq(orders.id, lot.orderId)) : [];
  if (order && order.status !== 'Canceled')
    throw new HttpError(409, 'The buyer of this lot has not lost it: it cannot be offered.');
  const [work] = await tx
    .select({ archivedAt: artworks.archivedAt, claim: artworkClaims.by })
    .from(artworks)
    .leftJoin(artworkClaims, eq(artworkClaims.artworkId, artworks.id))
    .where(eq(artworks.id, lot.artworkId));
  if (!work || work.archivedAt || work.claim)
    throw new HttpError(409, 'This work is no longer free: it cannot be offered.');
}
