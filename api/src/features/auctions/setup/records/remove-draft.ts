import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { recordAudit } from '../../../audit/record-audit';
import { auctions } from '../../auction.table';
import { lots } from '../../lot.table';
import { lockAuction } from '../lock-auction';

/** Throws a 404, and a 409 for a published auction. */
export async function removeDraft(db: Database, id: string, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { auction, phase } = await lockAuction(tx, id);
    if (phase !== 'draft') throw new HttpError(409, 'A published auction stays.');
    await tx.delete(lots).where(eq(lots.auctionId, id));
    await tx.delete(auctions).where(eq(auctions.id, id));
    const removed = { subject: 'auction', subjectId: id, action: 'Draft removed' } as const;
    await recordAudit(tx, { ...removed, from: auction.title, by });
  });
}
