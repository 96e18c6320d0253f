import { recordStateOf, withdrawnFields } from '@gallery/shared/auction/record-fields';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, isNull } from 'drizzle-orm';
import { waitForLock } from '../../../db/advisory-lock';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import type { AuctionContext } from '../auction-context';
import { mailedBidders, readMailedLot, sendLotMail } from '../emails/lot-mail';
import { withdrawnText } from '../emails/lot-mail-texts';
import { databaseTime } from '../locking/database-time';
import { auctionOf, lockedLot } from '../locking/locked-lot';
import { biddingStateOf, type LotRow, lots } from '../lot.table';
import { appendEntry, ensureOpened } from '../record/append-entry';
import { readTerms } from '../terms/read-terms';

type MailContext = Pick<AuctionContext, 'outbox' | 'tokenSecrets'>;
type Withdrawal = { reason: string; by: string };

/** Ends a public lot without a sale. Throws a 404, or a 409 when it is no longer open. */
export async function withdrawLot(
  context: AuctionContext,
  { lotId, ...withdrawal }: Withdrawal & { lotId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const lot = idPattern.test(lotId) ? await lockedLot(tx, lotId) : undefined;
    if (!lot) throw new HttpError(404, 'No lot with this id.');
    await withdraw(tx, context, lot, withdrawal);
  });
}

/** Runs before a work is archived: withdraws its public lot, or deletes its lot in a draft. */
export function withdrawLotOf(context: MailContext) {
  return async (tx: Database, artworkId: string, by: string): Promise<void> => {
    await waitForLock(tx, 'lots');
    const [lot] = await tx
      .select()
      .from(lots)
      .where(and(eq(lots.artworkId, artworkId), isNull(lots.outcome)))
      .for('update');
    if (!lot) return;
    if (lot.claimsWork)
      return withdraw(tx, context, lot, { reason: 'The work was removed from the catalogue.', by });
    await tx.delete(lots).where(eq(lots.id, lot.id));
    await recordAudit(tx, { subject: 'lot', subjectId: lot.id, action: `Lot ${lot.number} taken out`, by });
  };
}

async function withdraw(
  tx: Database,
  context: MailContext,
  lot: LotRow,
  { reason, by }: Withdrawal,
): Promise<void> {
  const now = await databaseTime(tx);
  if (!lot.claimsWork) throw new HttpError(409, 'This lot is not open: it cannot be withdrawn.');
  if (now >= lot.closesAt) throw new HttpError(409, 'The time of this lot is over: it cannot be withdrawn.');
  if (now >= lot.opensAt) {
    await ensureOpened(tx, lot, await readTerms(tx, await auctionOf(tx, lot)));
    const fields = withdrawnFields(recordStateOf(biddingStateOf(lot), () => lot.leaderNumber ?? 0));
    await appendEntry(tx, lot, 'withdrawn', now, fields);
  }
  await tx
    .update(lots)
    .set({ outcome: 'withdrawn', endedAt: now, claimsWork: false, withdrawnReason: reason })
    .where(eq(lots.id, lot.id));
  await recordAudit(tx, { subject: 'lot', subjectId: lot.id, action: 'Lot withdrawn', to: reason, by });
  const mailed = await readMailedLot(tx, lot);
  for (const { userId } of await mailedBidders(tx, lot.id))
    await sendLotMail(tx, context, mailed, userId, withdrawnText(mailed));
}
