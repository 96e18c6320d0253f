import type { ImportField } from '@gallery/shared/contract/collection/imports/import-fields';
import { idPattern } from '@gallery/shared/domain/id';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { collectionImports, importRows } from '../import.table';

export type ImportRow = typeof importRows.$inferSelect;
export type CollectionImport = typeof collectionImports.$inferSelect;

/** Locks an import until the commit, so that its changes follow each other. Throws a 404 for an unknown id. */
export async function lockImport(tx: Database, id: string): Promise<CollectionImport> {
  const isIt = eq(collectionImports.id, id);
  const [found] = idPattern.test(id)
    ? await tx.select().from(collectionImports).where(isIt).for('update')
    : [];
  if (!found) throw noImport();
  return found;
}

/** Throws a 404 for an unknown id. */
export async function readImportHead(db: Database, id: string): Promise<CollectionImport> {
  const isIt = eq(collectionImports.id, id);
  const [found] = idPattern.test(id) ? await db.select().from(collectionImports).where(isIt) : [];
  if (!found) throw noImport();
  return found;
}

export function rowsOfImport(db: Database, id: string): Promise<ImportRow[]> {
  return db.select().from(importRows).where(eq(importRows.importId, id)).orderBy(asc(importRows.number));
}

function noImport(): HttpError {
  return new HttpError(404, 'No import with this id.');
}

/** Returns the inventory number of a row, or its title, as the file has it. */
export function nameOfRow({ fields }: Pick<CollectionImport, 'fields'>, cells: readonly string[]): string {
  const cellOf = (field: ImportField) => cells[fields.indexOf(field)]?.trim();
  return (cellOf('inventory_number') || cellOf('name_of_artwork') || '').slice(0, 100);
}
