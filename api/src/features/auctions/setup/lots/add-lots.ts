import { randomUUID } from 'node:crypto';
import { gridNeighbours, type IncrementStep, isOnGrid } from '@gallery/shared/auction/increments';
import { maxLots } from '@gallery/shared/contract/auction-setup/auction-input.schema';
import { and, asc, count, eq, inArray, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { isUniqueViolation } from '../../../../db/violations';
import { HttpError } from '../../../../http/answers/http-error';
import { artworks } from '../../../artworks/artwork.table';
import { recordAudit } from '../../../audit/record-audit';
import type { AuctionRow } from '../../auction.table';
import { lots } from '../../lot.table';
import { lockAuction } from '../lock-auction';
import { refuseUnready } from '../readiness/missing-parts';
import { incrementsOf } from '../terms/terms-versions';
import { plannedEnd } from './planned-ends';

/** `leftOut` holds sentences such as "Dust is sold." */
export type AddedLots = { count: number; leftOut: string[] };

/** Each attempt sees which works the one before lost to another curator. */
const maxTries = 3;

/**
 * Adds works after the last lot, in the order of `artworkIds`, and says which works it leaves out and why. Throws a
 * 404, and a 409 when no work is left, a lot has ended, or the auction is full. A work can join while bidding is open.
 */
export async function addLots(
  db: Database,
  auctionId: string,
  artworkIds: readonly string[],
  by: string,
): Promise<AddedLots> {
  const ids = [...new Set(artworkIds.map((id) => id.toLowerCase()))];
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => add(tx, auctionId, ids, by));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === maxTries) throw new HttpError(409, 'A work was taken meanwhile. Please try again.');
    }
  }
}

async function add(tx: Database, auctionId: string, ids: readonly string[], by: string): Promise<AddedLots> {
  const { auction, phase, now } = await lockAuction(tx, auctionId);
  if (phase === 'open') await refuseEnded(tx, auctionId);
  const isPublished = phase !== 'draft';
  const { works, leftOut } = await freeWorks(tx, ids, isPublished);
  const { count: present, last } = await numbersOf(tx, auctionId);
  const tooMany = works.splice(maxLots - present);
  leftOut.push(...tooMany.map(({ name }) => `${name} does not fit: an auction has at most ${maxLots} lots.`));
  if (works.length === 0) throw new HttpError(409, leftOut.join(' '));
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
    throw new HttpError(409, 'A lot has ended: no lot is added any more.');
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

/** Returns the locked works that can become lots, and a sentence for each other one. A published auction has stricter rules. */
async function freeWorks(tx: Database, ids: readonly string[], isPublished: boolean) {
  const found = await tx
    .select({
      id: artworks.id,
      name: artworks.name,
      price: artworks.price,
      condition: artworks.condition,
      availability: artworks.availability,
      archivedAt: artworks.archivedAt,
    })
    .from(artworks)
    .where(inArray(artworks.id, [...ids]))
    .orderBy(asc(artworks.id))
    .for('key share');
  const inLots = await lotsOfWorks(tx, ids);
  const byId = new Map(found.map((work) => [work.id, work]));
  const works: typeof found = [];
  const leftOut: string[] = [];
  for (const id of ids) {
    const work = byId.get(id);
    const reason = work && reasonOf(work);
    if (!work) leftOut.push('A work is no longer in the gallery.');
    else if (reason) leftOut.push(`${work.name} ${reason}.`);
    else works.push(work);
  }
  return { works, leftOut };

  function reasonOf({ id, condition, availability, archivedAt }: (typeof found)[number]) {
    if (archivedAt) return 'is archived';
    if (availability === 'sold') return 'is sold';
    if (isPublished && availability === 'held') return 'is held for an order';
    if (inLots.has(id)) return 'is in a lot already';
    return isPublished && !condition?.trim() ? 'has no words about its condition' : undefined;
  }
}

async function lotsOfWorks(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ artworkId: lots.artworkId })
    .from(lots)
    .where(and(inArray(lots.artworkId, [...ids]), isNull(lots.outcome)));
  return new Set(rows.map(({ artworkId }) => artworkId));
}

/** Proposes an estimate of 80 to 120 % of the work's price, a start at half of it, and no reserve. Staff can change them. */
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
