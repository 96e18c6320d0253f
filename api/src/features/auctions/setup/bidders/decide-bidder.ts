import type { DecideBidderInput, Decision } from '@gallery/shared/contract/auction-setup/auction-setup';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { recordAudit } from '../../../audit/record-audit';
import { users } from '../../../users/user.table';
import { auctions } from '../../auction.table';
import { type BidderRow, bidders } from '../../bidders/bidder.table';
import { lots } from '../../lot.table';
import type { SetupDeps } from '../setup-deps';
import { noBidderMessage } from './bidder-records';
import { sendDecisionMail } from './decision-mail';

type State = BidderRow['state'];

const results: Record<Decision, { from: readonly State[]; to: State; action: string }> = {
  approve: { from: ['registered', 'waiting', 'declined'], to: 'approved', action: 'Bidder approved' },
  decline: { from: ['registered', 'waiting', 'approved'], to: 'declined', action: 'Bidder declined' },
  ban: { from: ['registered', 'waiting', 'approved', 'declined'], to: 'banned', action: 'Bidder banned' },
  unban: { from: ['banned'], to: 'registered', action: 'Ban lifted' },
};

/** Counts for every bid from then on, also for one on its way. Who is approved or declined gets an e-mail. Throws a 404, and a 409 where the bidder's state does not allow it. */
export async function decideBidder(
  { db, outbox }: SetupDeps,
  { auctionId, userId }: { auctionId: string; userId: string },
  { decision, reason }: DecideBidderInput,
  by: string,
): Promise<void> {
  const { from, to, action } = results[decision];
  await db.transaction(async (tx) => {
    if (decision === 'ban' || decision === 'decline') await lockOpenLots(tx, auctionId);
    const isIt = and(eq(bidders.auctionId, auctionId), eq(bidders.userId, userId));
    const [row] = await tx
      .select({
        state: bidders.state,
        confirmedAt: users.emailConfirmedAt,
        auction: auctions.title,
        paddle: bidders.paddle,
      })
      .from(bidders)
      .innerJoin(users, eq(users.id, bidders.userId))
      .innerJoin(auctions, eq(auctions.id, bidders.auctionId))
      .where(isIt)
      .for('update', { of: bidders });
    if (!row) throw new HttpError(404, noBidderMessage);
    if (!from.includes(row.state)) throw new HttpError(409, `The bidder is ${nameOf(row.state)} already.`);
    if (decision === 'approve' && !row.confirmedAt)
      throw new HttpError(409, 'The bidder has not confirmed the email address yet.');
    const decided = { decidedAt: sql`clock_timestamp()`, decidedBy: by, reason: reason || null };
    await tx
      .update(bidders)
      .set({ state: to, ...decided })
      .where(isIt);
    const record = { subject: 'bidder', subjectId: userId, action } as const;
    await recordAudit(tx, { ...record, from: row.auction, to: reason || null, by });
    if (decision === 'approve' || decision === 'decline')
      await sendDecisionMail(tx, outbox, { userId, decision, ...row });
  });
}

/** A bid locks its lot before it reads whether its bidder may bid: it is written before the decision, or sees it. */
async function lockOpenLots(tx: Database, auctionId: string): Promise<void> {
  await tx
    .select({ id: lots.id })
    .from(lots)
    .where(and(eq(lots.auctionId, auctionId), isNull(lots.outcome)))
    .orderBy(lots.id)
    .for('no key update');
}

function nameOf(state: State): string {
  return state === 'registered' ? 'not banned' : state;
}
