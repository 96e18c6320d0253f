import { randomUUID } from 'node:crypto';
import { gridNeighbours, type IncrementStep, isOnGrid } from '@gallery/shared/auction/increments';
import { maxLots } from '@gallery/shared/contract/auction-setup/auction-input.schema';
import type { Placement } from '@gallery/shared/contract/collection/works-edit.schema';
import { and, count, eq, inArray, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../../db/client';
import { isUniqueViolation } from '../../../../../db/database-errors';
import { HttpError } from '../../../../../http/answers/http-error';
import { recordAudit } from '../../../../audit/record-audit';
import type { AuctionRow } from '../../../auction.table';
import { lots } from '../../../lot.table';
import { lockAuction } from '../../lock-auction';
import { refuseUnready } from '../../readiness/missing-parts';
import { incrementsOf } from '../../terms/terms-versions';
import { plannedEnd } from '../planned-ends';
import { freeWorks, leftOutAs } from './free-works';

/** `leftOut` holds sentences such as "Dust is sold." */
export type AddedLots = { count: number; leftOut: string[] };

type Addition = { artworkIds: readonly string[]; allOrNone?: boolean; by: string };

/** Each attempt sees which works the one before lost to another curator. */
const maxTries = 3;

/**
 * Adds works after the last lot, in the order of `artworkIds`, and says which works it leaves out and why. Throws a
 * 404, and a 409 when no work is left, or one is left out of all or none, or a lot has ended. A work can join while bidding is open.
 */
export async function addLots(db: Database, auctionId: string, addition: Addition): Promise<AddedLots> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => add(tx, auctionId, addition));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === maxTries) throw new HttpError(409, 'A work was taken meanwhile. Please try again.');
    }
  }
}

/** Returns which works would join the auction, and which would stay out and why. Throws a 404, and a 409 after a lot's end. */
export async function previewLots(
  db: Database,
  auctionId: string,
  artworkIds: readonly string[],
): Promise<Placement> {
  const { works, leftOut } = await db.transaction((tx) => plan(tx, auctionId, artworkIds));
  const joins = works.map(({ id, label, artist }) => ({ _id: id, name: label, artist }));
  return { joins, stays: leftOut.map((work) => ({ ...work, reason: `It ${work.reason}.` })) };
}

async function plan(tx: Database, auctionId: string, artworkIds: readonly string[]) {
  const locked = await lockAuction(tx, auctionId);
  if (locked.phase === 'open') await refuseEnded(tx, auctionId);
  const { works, leftOut } = await freeWorks(tx, artworkIds, locked.phase !== 'draft');
  const { count: present, last } = await numbersOf(tx, auctionId);
  const tooMany = works.splice(Math.max(maxLots - present, 0));
  leftOut.push(...tooMany.map(leftOutAs(`does not fit: an auction has at most ${maxLots} lots`)));
  return { ...locked, works, leftOut, last };
}

async function add(
  tx: Database,
  auctionId: string,
  { artworkIds, allOrNone = false, by }: Addition,
): Promise<AddedLots> {
  const { auction, phase, now, works, last, ...more } = await plan(tx, auctionId, artworkIds);
  const isPublished = phase !== 'draft';
  const leftOut = more.leftOut.map(({ name, reason }) => `${name} ${reason}.`);
  if (works.length === 0 || (allOrNone && leftOut.length > 0)) throw new HttpError(409, leftOut.join(' '));
  const steps = await incrementsOf(tx, auction.incrementsVersion);
  const endOf = phase === 'open' ? await endsAfterAll(tx, auction, now) : plannedFor(auction);
  await tx.insert(lots).values(
    works.map((work, index) => ({
      id: randomUUID(),
      auctionId,
      artworkId: work.id,
      number: last + index + 1,
      ...proposedAmounts(work.price, steps),
      opensAt: auction.opensAt,
      closesAt: endOf(last + index + 1, index),
      claimsWork: isPublished,
    })),
  );
  // An open auction was ready at its opening, so it is checked as of then.
  if (isPublished) await refuseUnready(tx, auction, phase === 'open' ? beforeOpening(auction) : now);
  const added = { subject: 'auction', subjectId: auctionId, action: 'Lots added' } as const;
  const names = works.map(({ name }, index) => `${last + index + 1} ${name}`).join('; ');
  await recordAudit(tx, { ...added, to: names.slice(0, 1_000), by });
  return { count: works.length, leftOut };
}

/** Throws a 409 if a lot has ended, because a later one could have no bidders any more. */
async function refuseEnded(tx: Database, auctionId: string): Promise<void> {
  const hasEnded = or(inArray(lots.outcome, ['sold', 'passed']), lte(lots.closesAt, sql`clock_timestamp()`));
  if ((await tx.$count(lots, and(eq(lots.auctionId, auctionId), hasEnded))) > 0)
    throw new HttpError(409, 'A lot has ended: you can no longer add lots.');
}

type EndOf = (number: number, index: number) => Date;

function plannedFor(auction: AuctionRow): EndOf {
  return (number) => plannedEnd(auction, number);
}

/** A lot that joins an open auction has at least this time for bids. */
const leastOpenMs = 10 * 60_000;

/** Late bids may have moved ends past the plan, so the new lots end after all others. */
async function endsAfterAll(tx: Database, auction: AuctionRow, now: Date): Promise<EndOf> {
  const intervalMs = auction.lotInterval * 1_000;
  const [open] = await tx
    .select({ last: max(lots.closesAt) })
    .from(lots)
    .where(and(eq(lots.auctionId, auction.id), isNull(lots.outcome)));
  const last = open?.last ? open.last.getTime() + intervalMs : 0;
  const first = Math.max(last, now.getTime() + leastOpenMs);
  return (number, index) =>
    new Date(Math.max(plannedEnd(auction, number).getTime(), first + index * intervalMs));
}

function beforeOpening({ opensAt }: { opensAt: Date }): Date {
  return new Date(opensAt.getTime() - 1);
}

/** A work that leaves takes its lot along, so the last number may exceed the count. */
async function numbersOf(tx: Database, auctionId: string): Promise<{ count: number; last: number }> {
  const [numbers] = await tx
    .select({ count: count(), last: max(lots.number) })
    .from(lots)
    .where(eq(lots.auctionId, auctionId));
  return { count: numbers?.count ?? 0, last: numbers?.last ?? 0 };
}

/** Proposes an estimate of 80 to 120% of the work's price, a start at half of it, and no reserve. Staff can change them. */
export function proposedAmounts(price: number, steps: readonly IncrementStep[]) {
  return {
    estimateLow: gridPoint(steps, price * 0.8),
    estimateHigh: gridPoint(steps, price * 1.2),
    startingPrice: gridPoint(steps, price * 0.5),
  };
}

/** Returns the grid point at or below the amount, or else the first one. */
function gridPoint(steps: readonly IncrementStep[], exact: number): number {
  const amount = Math.min(Math.floor(exact), 1_000_000_000);
  if (amount > 0 && isOnGrid(steps, amount)) return amount;
  const { below, above } = gridNeighbours(steps, amount);
  return below || above || 1;
}
