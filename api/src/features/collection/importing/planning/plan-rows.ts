import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../../db/client';
import { readExisting, titleKey } from './existing-records';
import { type PlannedRow, placeOf, planRow } from './plan-row';
import { type Columns, cellOf, namesOf, type Row } from './row-names';

export type PlannedRows = ReadonlyMap<number, PlannedRow>;

/** Plans all rows of a file. A row that names the work of an earlier row is wrong. */
export async function planRows(db: Database, columns: Columns, rows: readonly Row[]): Promise<PlannedRows> {
  const known = await readExisting(db, namesOf(columns, rows));
  const planned = new Map<number, PlannedRow>();
  const firstRows = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    // Other requests go on meanwhile.
    if (at % 50 === 49) await setImmediate();
    planned.set(row.number, refuseRepeated(columns, row, planRow(columns, row, known), firstRows));
  }
  return planned;
}

function refuseRepeated(
  columns: Columns,
  row: Row,
  planned: PlannedRow,
  firstRows: Map<string, number>,
): PlannedRow {
  const { inventoryNumber, artistId } = planned;
  const title = cellOf(columns, row, 'name_of_artwork');
  if (!inventoryNumber && (!title || !artistId)) return planned;
  const key = inventoryNumber ? `number ${inventoryNumber}` : titleKey(title, artistId);
  const first = firstRows.get(key);
  if (first === undefined) {
    firstRows.set(key, row.number);
    return planned;
  }
  const field = inventoryNumber ? 'inventory_number' : 'name_of_artwork';
  const advice = inventoryNumber ? 'Give this row another number.' : 'Give both rows an inventory number.';
  const problem = { column: placeOf(columns, field), message: `Also in row ${first}. ${advice}` };
  const { input: _left, ...rest } = planned;
  return { ...rest, plan: 'wrong', problems: [...planned.problems, problem] };
}
