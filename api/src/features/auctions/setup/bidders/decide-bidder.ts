import type { DecideBidderInput, Decision } from '@gallery/shared/contract/auction-setup/auction-setup';
import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { recordAudit } from '../../../audit/record-audit';
import type { EmailContent } from '../../../mail/email';
import type { Outbox } from '../../../mail/outbox';
import { users } from '../../../users/user.table';
import { auctions } from '../../auction.table';
import { type BidderRow, bidders } from '../../bidders/bidder.table';
import { lots } from '../../lot.table';
import type { SetupDeps } from '../setup-deps';
import { noBidderMessage } from './bidder-records';

type State = BidderRow['state'];

const results: Record<Decision, { from: readonly State[]; to: State; action: string }> = {
  approve: { from: ['registered', 'waiting', 'declined'], to: 'approved', action: 'Bidder approved' },
  decline: { from: ['registered', 'waiting', 'approved'], to: 'declined', action: 'Bidder declined' },
  ban: { from: ['registered', 'waiting', 'approved', 'declined'], to: 'banned', action: 'Bidder banned' },
  unban: { from: ['banned'], to: 'registered', action: 'Ban lifted' },
};

/** Applies to later bids, also queued ones. Throws a 404, and a 409 where the state forbids the decision. */
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

/** A bid locks its lot before it reads the bidder's state. It is therefore written before the decision, or sees it. */
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

type Decided = { userId: string; auction: string; paddle: number };

async function sendDecisionMail(
  tx: Database,
  outbox: Outbox,
  { userId, ...about }: Decided & { decision: 'approve' | 'decline' },
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const to = { name: `${user.firstname} ${user.lastname}`, address: user.email };
  const text = about.decision === 'approve' ? approvedText(about) : declinedText(about);
  const link = { label: 'See the lots', url: `${outbox.settings.publicUrl}${auctionsPath}` };
  await outbox.write(tx, { to, content: { ...text, facts: [['Auction', about.auction]], link } });
}

function approvedText({ auction, paddle }: Omit<Decided, 'userId'>): EmailContent {
  return {
    subject: `You may bid: ${auction}`,
    heading: 'You may bid on every lot',
    paragraphs: [
      `The gallery has approved you as a bidder in ${auction}. You bid with paddle ${paddle}, on the lots with higher estimates too.`,
    ],
  };
}

/** Omits the reason, which is for staff only. */
function declinedText({ auction }: Omit<Decided, 'userId'>): EmailContent {
  return {
    subject: `You cannot bid: ${auction}`,
    heading: 'You cannot bid in this auction',
    paragraphs: [
      `The gallery has not approved you as a bidder in ${auction}, so no further bid of yours counts there. Your earlier bids stay binding.`,
    ],
  };
}
