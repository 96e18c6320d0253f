import { createHash, randomUUID } from 'node:crypto';
import type {
  CellInput,
  ColumnsInput,
} from '@gallery/shared/contract/collection/imports/import-input.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { FieldError, HttpError } from '../../../../http/answers/http-error';
import { collectionImports, importRows } from '../import.table';
import { guessFields } from '../planning/match-columns';
import { readImportFile } from '../reading/read-file';
import { lockImport } from './lock-import';
import { planAgain } from './save-plan';

/** Reads a file into an import and plans it. The same content leads to the import of before. Throws a 422 for a file that it cannot read. */
export async function saveImport(
  db: Database,
  { name: fileName, bytes }: { name: string; bytes: Buffer },
  by: string,
): Promise<{ id: string; isNew: boolean }> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const known = await importWith(db, contentHash);
  if (known) return { id: known, isNew: false };
  const { headers, rows, isEncodingGuessed } = await readImportFile(bytes);
  return db.transaction(async (tx) => {
    const fields = guessFields(headers);
    const row = { id: randomUUID(), contentHash, fileName, isEncodingGuessed, headers, fields, byUser: by };
    const [added] = await tx.insert(collectionImports).values(row).onConflictDoNothing().returning();
    if (!added) return { id: (await importWith(tx, contentHash)) ?? row.id, isNew: false };
    await tx
      .insert(importRows)
      .values(rows.map((one) => ({ importId: added.id, number: one.number, cells: one.cells })));
    await planAgain(tx, added);
    return { id: added.id, isNew: true };
  });
}

async function importWith(db: Database, contentHash: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: collectionImports.id })
    .from(collectionImports)
    .where(eq(collectionImports.contentHash, contentHash));
  return found?.id;
}

/** Says what each column is, and plans again. Throws a 404, a 409 once the import has begun, and a 422 for a field that two columns have. */
export async function saveColumns(db: Database, id: string, { fields }: ColumnsInput): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockImport(tx, id);
    if (before.state !== 'checking')
      throw new HttpError(409, 'The import has begun: its columns stay. Correct single rows instead.');
    const chosen = fields.filter((field) => field !== null);
    if (fields.length !== before.headers.length || new Set(chosen).size !== chosen.length) {
      const message = 'Choose a different field for each column.';
      throw new FieldError(422, 'fields', message);
    }
    await tx.update(collectionImports).set({ fields }).where(eq(collectionImports.id, before.id));
    await planAgain(tx, { ...before, fields });
  });
}

/** Corrects a cell and plans again. Throws a 404 for an unknown row, and a 409 for one that is done. */
export async function saveCell(
  db: Database,
  { id, number }: { id: string; number: number },
  { column, value }: CellInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockImport(tx, id);
    const isIt = and(eq(importRows.importId, locked.id), eq(importRows.number, number));
    const [row] = number <= maxInteger ? await tx.select().from(importRows).where(isIt) : [];
    if (!row || column >= locked.headers.length) throw new HttpError(404, 'No cell at this place.');
    if (row.doneAt) throw new HttpError(409, 'The row is already imported. Change the work instead.');
    await tx
      .update(importRows)
      .set({ cells: row.cells.with(column, value) })
      .where(isIt);
    await planAgain(tx, locked);
  });
}

const maxInteger = 2_147_483_647;

/** Forgets an import that does not run. Its works stay. Throws a 404, and a 409 while it runs. */
export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await lockImport(tx, id);
    if (state === 'running') throw new HttpError(409, 'The import is running. Wait until it is done.');
    await tx.delete(collectionImports).where(eq(collectionImports.id, id));
  });
}
