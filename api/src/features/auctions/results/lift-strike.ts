import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { strikes } from '../bidders/bidder.table';

type Lift = { strikeId: number; reason: string; by: string };

/** The strike no longer counts. Throws a 404, or a 409 when it was lifted already. */
export async function liftStrike(db: Database, { strikeId, reason, by }: Lift): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(strikes.id, strikeId);
    const [found] = await tx.select().from(strikes).where(isIt);
    if (!found) throw new HttpError(404, 'No strike with this id.');
    const [lifted] = await tx
      .update(strikes)
      .set({ liftedAt: sql`now()`, liftedBy: by, reason })
      .where(and(isIt, isNull(strikes.liftedAt)))
      .returning();
    if (!lifted) throw new HttpError(409, 'This strike was lifted already.');
    await recordAudit(tx, {
      subject: 'lot',
      subjectId: lifted.lotId,
      action: 'Strike lifted',
      to: reason,
      by,
    });
  });
}
