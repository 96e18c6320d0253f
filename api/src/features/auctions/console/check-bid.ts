import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { bids } from '../bidding/bid.table';

/** Notes that staff looked at an unusual bid; a second time changes nothing. Throws a 404. */
export async function checkBid(db: Database, id: number, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [bid] = await tx.select({ lotId: bids.lotId }).from(bids).where(eq(bids.id, id));
    if (!bid) throw new HttpError(404, 'No bid with this id.');
    const checked = await tx
      .update(bids)
      .set({ checkedAt: sql`now()` })
      .where(and(eq(bids.id, id), isNull(bids.checkedAt)))
      .returning({ id: bids.id });
    if (checked.length === 0) return;
    await recordAudit(tx, {
      subject: 'lot',
      subjectId: bid.lotId,
      action: 'Unusual bid checked',
      to: `bid ${id}`,
      by,
    });
  });
}
