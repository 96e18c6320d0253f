import { createHash } from 'node:crypto';
import { reserveState } from '@gallery/shared/auction/bidding';
import { closedFields, recordStateOf } from '@gallery/shared/auction/record-fields';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { wakeStreams } from '../../notifications/save-notification';
import type { AuctionContext } from '../auction-context';
import { sendLotEndMails } from '../emails/lot-end-mails';
import { databaseTime } from '../locking/database-time';
import { auctionOf, lockedLot } from '../locking/locked-lot';
import { biddingStateOf, type LotRow, lots } from '../lot.table';
import { appendEntry, ensureOpened } from '../record/append-entry';
import { readTerms } from '../terms/read-terms';
import { alertSold } from './lot-alerts';
import { orderWonLot } from './order-won-lot';
import { settleLotJob } from './settling-jobs';

/**
 * Runs each minute. Settles every lot whose end has passed, also while no server ran. Adds one job for each lot that
 * ends before the next run; its id contains the end, because a bid or staff may still change it.
 */
export async function settleDueLots(context: AuctionContext): Promise<void> {
  const due = await context.db
    .select({
      id: lots.id,
      closesAt: lots.closesAt,
      isOver: sql<boolean>`${lots.closesAt} <= clock_timestamp()`,
    })
    .from(lots)
    .where(and(isNull(lots.outcome), eq(lots.claimsWork, true), lte(lots.closesAt, soon)))
    .orderBy(lots.closesAt)
    .limit(500);
  const [over, later] = [due.filter(({ isOver }) => isOver), due.filter(({ isOver }) => !isOver)];
  for (const { id, closesAt } of later) {
    await context.jobs.send(context.db, settleLotJob, { lot: id }, closesAt, idOfEnd(id, closesAt));
  }
  for (let start = 0; start < over.length; start += lotsAtOnce)
    await Promise.all(over.slice(start, start + lotsAtOnce).map(settle));

  async function settle({ id }: { id: string }): Promise<void> {
    await settleLot(context, id).catch((error: unknown) =>
      context.logger.error({ err: error, lot: id }, 'a lot could not be settled'),
    );
  }
}

const lotsAtOnce = 4;

function idOfEnd(lotId: string, closesAt: Date): string {
  const hex = createHash('sha256').update(`${lotId} ${closesAt.toISOString()}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const soon = sql`clock_timestamp() + interval '3 minutes'`;

/** Ends a lot once, under its lock and by the database's clock. A lot is sold with an order for the winner, or passed. */
export async function settleLot(context: AuctionContext, lotId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const lot = await lockedLot(tx, lotId);
    if (!lot?.claimsWork || lot.outcome) return;
    const now = await databaseTime(tx);
    if (now < lot.closesAt) return;
    const ended = await endLot(tx, lot, now);
    await reached('lot ended');
    const auction = await auctionOf(tx, lot);
    const order =
      ended.outcome === 'sold' && lot.leaderId
        ? await orderWonLot(tx, context, { lot, auction, userId: lot.leaderId, hammer: lot.price })
        : null;
    await sendLotEndMails(tx, context, ended, order);
    if (order) await alertSold(tx, ended, order);
    await reached('lot settled');
  });
  await wakeStreams(context.db);
}

async function endLot(tx: Database, lot: LotRow, now: Date): Promise<LotRow> {
  const state = biddingStateOf(lot);
  await ensureOpened(tx, lot, await readTerms(tx, await auctionOf(tx, lot)));
  await appendEntry(tx, lot, 'closed', now, closedFields(recordStateOf(state, () => lot.leaderNumber ?? 0)));
  const isSold = lot.leaderId !== null && reserveState(state) !== 'not met';
  const [ended] = await tx
    .update(lots)
    .set({ outcome: isSold ? 'sold' : 'passed', endedAt: now, claimsWork: false })
    .where(eq(lots.id, lot.id))
    .returning();
  if (!ended) throw new Error('The lot was deleted.');
  return ended;
}
