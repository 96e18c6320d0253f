import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { recordset } from '../../../../db/statements';
import type { PlannedRow } from '../planning/plan-row';
import { planRows } from '../planning/plan-rows';
import { type CollectionImport, type ImportRow, rowsOfImport } from './lock-import';

/**
 * Plans the rows of a locked import again, and returns how many works have changed since the last plan. Rows that are
 * done stay, and after the start those without a change, which would undo later edits of their works.
 */
export async function planAgain(tx: Database, locked: CollectionImport): Promise<number> {
  const rows = await rowsOfImport(tx, locked.id);
  const planned = await planRows(tx, locked, rows);
  const isSettled = ({ doneAt, plan }: ImportRow) =>
    doneAt !== null || (plan === 'same' && locked.state !== 'checking');
  const open = rows.filter((row) => !isSettled(row));
  await savePlans(
    tx,
    locked.id,
    open.flatMap(({ number }) => {
      const row = planned.get(number);
      return row ? [{ number, row }] : [];
    }),
  );
  return open.filter(({ number, plan }) => plan === 'same' && planned.get(number)?.plan === 'changed').length;
}

type Plans = readonly { number: number; row: Pick<PlannedRow, 'plan' | 'problems'> }[];

export async function savePlans(tx: Database, importId: string, plans: Plans): Promise<void> {
  const saved = plans.map(({ number, row: { plan, problems } }) => ({ number, plan, problems }));
  await tx.execute(sql`
    UPDATE collection_import_rows SET plan = planned.plan, problems = planned.problems
    FROM ${recordset(saved)} AS planned (number int, plan text, problems jsonb)
    WHERE import_id = ${importId} AND collection_import_rows.number = planned.number`);
}
