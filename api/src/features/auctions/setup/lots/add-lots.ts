import { randomUUID } from 'node:crypto';
import { gridNeighbours, type IncrementStep, isOnGrid } from '@gallery/shared/auction/increments';
import { maxLots } from '@gallery/shared/contract/auction-setup/auction-input.schema';
import { and, asc, count, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { isUniqueViolation } from '../../../../db/is-unique-violation';
import { HttpError } from '../../../../http/answers/http-error';
import { artworks } from '../../../artworks/artwork.table';
import { recordAudit } from '../../../audit/record-audit';
import { lots } from '../../lot.table';
import { lockAuction } from '../lock-auction';
import { refuseUnready } from '../readiness/missing-parts';
import { incrementsOf } from '../terms/terms-versions';
import { plannedEnd } from './planned-ends';

/** Adds works behind the last lot, in the order of `artworkIds`; answers how many. All or none. Throws a 404, 409 or 422. */
export async function addLots(
  db: Database,
  auctionId: string,
  artworkIds: readonly string[],
  by: string,
): Promise<number> {
  const ids = [...new Set(artworkIds.map((id) => id.toLowerCase()))];
  try {
    return await db.transaction((tx) => add(tx, auctionId, ids, by));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await refuseTaken(db, ids);
    throw new HttpError(409, 'A work was taken meanwhile. Please try again.');
  }
}

async function add(tx: Database, auctionId: string, ids: readonly string[], by: string): Promise<number> {
  const { auction, phase, now } = await lockAuction(tx, auctionId);
  if (phase === 'open') throw new HttpError(409, 'Bidding has opened: no lot is added any more.');
  const { count: present, last } = await numbersOf(tx, auctionId);
  if (present + ids.length > maxLots) throw new HttpError(409, `An auction has at most ${maxLots} lots.`);
  const works = await lockWorks(tx, ids);
  await refuseTaken(tx, ids);
  const steps = await incrementsOf(tx, auction.incrementsVersion);
  await tx.insert(lots).values(
    works.map((work, index) => ({
      ...{ id: randomUUID(), auctionId, artworkId: work.id, number: last + index + 1 },
      ...proposedAmounts(work.price, steps),
      opensAt: auction.opensAt,
      closesAt: plannedEnd(auction, last + index + 1),
      claimsWork: phase === 'published',
    })),
  );
  if (phase === 'published') await refuseUnready(tx, auction, now);
  const added = { subject: 'auction', subjectId: auctionId, action: 'Lots added' } as const;
  const names = works.map(({ name }, index) => `${last + index + 1} ${name}`).join('; ');
  await recordAudit(tx, { ...added, to: names.slice(0, 1_000), by });
  return works.length;
}

/** A lot that left with its work leaves a gap, so the last number may be more than the count. */
async function numbersOf(tx: Database, auctionId: string): Promise<{ count: number; last: number }> {
  const [numbers] = await tx
    .select({ count: count(), last: max(lots.number) })
    .from(lots)
    .where(eq(lots.auctionId, auctionId));
  return { count: numbers?.count ?? 0, last: numbers?.last ?? 0 };
}

/** Throws a 422 for a work that is unknown or archived. */
async function lockWorks(tx: Database, ids: readonly string[]) {
  const found = await tx
    .select({ id: artworks.id, name: artworks.name, price: artworks.price })
    .from(artworks)
    .where(and(inArray(artworks.id, [...ids]), isNull(artworks.archivedAt)))
    .orderBy(asc(artworks.id))
    .for('key share');
  const byId = new Map(found.map((work) => [work.id, work]));
  return ids.map((id) => {
    const work = byId.get(id);
    if (!work) throw new HttpError(422, 'No Artwork', { artwork_ids: 'No Artwork' });
    return work;
  });
}

/** Throws a 409 that names a work that is sold or in a lot that has not ended. */
async function refuseTaken(tx: Database, ids: readonly string[]): Promise<void> {
  const works = await tx
    .select({ id: artworks.id, name: artworks.name, availability: artworks.availability })
    .from(artworks)
    .where(inArray(artworks.id, [...ids]));
  const inLots = await tx
    .select({ artworkId: lots.artworkId })
    .from(lots)
    .where(and(inArray(lots.artworkId, [...ids]), isNull(lots.outcome)));
  for (const { id, name, availability } of works) {
    if (availability === 'sold') throw new HttpError(409, `${name} is sold.`);
    if (inLots.some(({ artworkId }) => artworkId === id))
      throw new HttpError(409, `${name} is in a lot already.`);
  }
}

/** From the work's price: the estimate 80 to 120 %, the start half of it, no reserve. Staff change them. */
export function proposedAmounts(price: number, steps: readonly IncrementStep[]) {
  return {
    estimateLow: gridPoint(steps, price * 0.8),
    estimateHigh: gridPoint(steps, price * 1.2),
    startingPrice: gridPoint(steps, price * 0.5),
  };
}

/** The point at or below the amount, else the first one. */
function gridPoint(steps: readonly IncrementStep[], exact: number): number {
  const amount = Math.min(Math.floor(exact), 1_000_000_000);
  if (amount > 0 && isOnGrid(steps, amount)) return amount;
  const { below, above } = gridNeighbours(steps, amount);
  return below || above || 1;
}
