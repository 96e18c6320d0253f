import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { HttpError } from '../../../http/answers/http-error';
import { wakeStreams } from '../../notifications/save-notification';
import type { OrderRow } from '../../orders/order.table';
import { lockedWork } from '../../orders/placing/holds/hold-artwork';
import type { AuctionContext } from '../auction-context';
import { payLink } from '../emails/lot-end-mails';
import { readMailedLot, sendLotMail } from '../emails/lot-mail';
import { soldText } from '../emails/lot-mail-texts';
import { databaseTime } from '../locking/database-time';
import { auctionOf, lockedLot } from '../locking/locked-lot';
import { type LotRow, lots } from '../lot.table';
import { alertSold } from '../settling/lot-alerts';
import { orderWonLot } from '../settling/order-won-lot';
import { secondChances } from '../settling/second-chance.table';

type Answer = { offerId: string; userId: string; accept: boolean };
type SecondChanceRow = typeof secondChances.$inferSelect;

/** Records the bidder's answer. Accepts a repeated answer. Throws a 404, or a 409 when the offer has ended. */
export async function answerSecondChance(
  context: AuctionContext,
  { offerId, userId, accept }: Answer,
): Promise<void> {
  const { artworkId, lotId } = await ownOffer(context.db, offerId, userId);
  await context.db.transaction(async (tx) => {
    // Locks the work before the lot, in the same order as a late payment.
    await lockedWork(tx, artworkId);
    const lot = await lockedLot(tx, lotId);
    const [offer] = await tx.select().from(secondChances).where(eq(secondChances.id, offerId)).for('update');
    if (!lot || !offer) throw noOffer();
    const answered = accept ? 'accepted' : 'declined';
    if (offer.state === answered) return;
    if (offer.state !== 'open' || offer.expiresAt <= (await databaseTime(tx)))
      throw new HttpError(409, 'This offer has ended.');
    const order = accept ? await orderOffered(tx, context, lot, offer) : null;
    await tx
      .update(secondChances)
      .set({ state: answered, decidedAt: sql`now()`, orderId: order?.id })
      .where(eq(secondChances.id, offer.id));
    if (order) await alertSold(tx, { ...lot, price: offer.amount }, order);
    await reached('second chance answered');
  });
  await wakeStreams(context.db);
}

/** Expires one overdue offer, or all of them without an id. */
export async function expireSecondChances({ db }: Pick<AuctionContext, 'db'>, id?: string): Promise<void> {
  await db
    .update(secondChances)
    .set({ state: 'expired', decidedAt: sql`now()` })
    .where(
      and(
        id ? eq(secondChances.id, id) : undefined,
        eq(secondChances.state, 'open'),
        lte(secondChances.expiresAt, sql`clock_timestamp()`),
      ),
    );
}

async function orderOffered(
  tx: Database,
  context: AuctionContext,
  lot: LotRow,
  offer: SecondChanceRow,
): Promise<OrderRow> {
  const { userId, amount } = offer;
  const order = await orderWonLot(tx, context, {
    lot,
    auction: await auctionOf(tx, lot),
    userId,
    hammer: amount,
  });
  const mailed = await readMailedLot(tx, lot);
  const text = soldText(mailed, amount, order, 'You have accepted the second chance for');
  await sendLotMail(tx, context, mailed, userId, { ...text, link: payLink(context, order) });
  return order;
}

async function ownOffer(db: Database, id: string, userId: string) {
  const [offer] = idPattern.test(id)
    ? await db
        .select({ lotId: secondChances.lotId, artworkId: lots.artworkId })
        .from(secondChances)
        .innerJoin(lots, eq(lots.id, secondChances.lotId))
        .where(and(eq(secondChances.id, id), eq(secondChances.userId, userId)))
    : [];
  if (!offer) throw noOffer();
  return offer;
}

function noOffer(): HttpError {
  return new HttpError(404, 'No offer with this id.');
}
