import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { recordAudit } from '../audit/record-audit';
import { lots } from './lot.table';
import { noLotMessage } from './lot-list';

/** `by` is the administrator's id. Throws a 404 for an unknown lot. */
export async function removeLot(db: Database, id: string, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteLot(tx, eq(lots.id, id), by))) throw new HttpError(404, noLotMessage);
  });
}

async function deleteLot(tx: Database, which: SQL, by: string): Promise<boolean> {
  const [lot] = await tx.delete(lots).where(which).returning({ id: lots.id, number: lots.number });
  if (!lot) return false;
  await recordAudit(tx, { subject: 'lot', subjectId: lot.id, action: `Lot ${lot.number} taken out`, by });
  return true;
}
