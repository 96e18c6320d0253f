import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { recordset } from '../../../../db/statements';
import type { PlannedRow } from '../planning/plan-row';
import { planRows } from '../planning/plan-rows';
import { type CollectionImport, rowsOfImport } from './lock-import';

/** Plans the rows of a locked import again. Rows that are done stay. */
export async function planAgain(tx: Database, locked: CollectionImport): Promise<void> {
  const rows = await rowsOfImport(tx, locked.id);
  const planned = await planRows(tx, locked, rows);
  const open = rows.filter(({ doneAt }) => doneAt === null);
  await savePlans(
    tx,
    locked.id,
    open.flatMap(({ number }) => {
      const row = planned.get(number);
      return row ? [{ number, row }] : [];
    }),
  );
}

type Plans = readonly { number: number; row: Pick<PlannedRow, 'plan' | 'problems'> }[];

export async function savePlans(tx: Database, importId: string, plans: Plans): Promise<void> {
  const saved = plans.map(({ number, row: { plan, problems } }) => ({ number, plan, problems }));
  await tx.execute(sql`
    UPDATE collection_import_rows SET plan = planned.plan, problems = planned.problems
    FROM ${recordset(saved)} AS planned (number int, plan text, problems jsonb)
    WHERE import_id = ${importId} AND collection_import_rows.number = planned.number`);
}
