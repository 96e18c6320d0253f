import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { isUniqueViolation } from '../../../../db/database-errors';
import { HttpError } from '../../../../http/answers/http-error';
import { recordAudit } from '../../../audit/record-audit';
import { type AuctionRow, auctions } from '../../auction.table';
import { lots } from '../../lot.table';
import { lockAuction } from '../lock-auction';
import { placeLots } from '../lots/planned-ends';
import { refuseUnready } from '../readiness/missing-parts';

/** All lots claim their works, or none does. Throws a 404, and a 409 that names what is missing or taken. */
export async function publishAuction(db: Database, id: string, by: string): Promise<void> {
  try {
    await db.transaction((tx) => publish(tx, id, by));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another buyer took a work between the check and its claim.
    await db.transaction(async (tx) => {
      const { auction, now } = await lockAuction(tx, id);
      await refuseUnready(tx, auction, now);
    });
    throw new HttpError(409, 'A work was taken meanwhile. Please try again.');
  }
}

async function publish(tx: Database, id: string, by: string): Promise<void> {
  const { auction, phase, now } = await lockAuction(tx, id);
  if (phase !== 'draft') throw new HttpError(409, 'This auction is published already.');
  await refuseUnready(tx, auction, now);
  await closeGaps(tx, auction);
  await tx.update(auctions).set({ publishedAt: now }).where(eq(auctions.id, id));
  await tx.update(lots).set({ claimsWork: true }).where(eq(lots.auctionId, id));
  await recordAudit(tx, { subject: 'auction', subjectId: id, action: 'Auction published', by });
}

/** A work that left the draft took its lot along, which leaves a gap in the numbers. */
async function closeGaps(tx: Database, auction: AuctionRow): Promise<void> {
  const rows = await tx
    .select({ id: lots.id, number: lots.number })
    .from(lots)
    .where(eq(lots.auctionId, auction.id))
    .orderBy(asc(lots.number));
  const hasGap = rows.some(({ number }, index) => number !== index + 1);
  const ids = rows.map(({ id }) => id);
  if (hasGap) await placeLots(tx, auction, ids);
}
