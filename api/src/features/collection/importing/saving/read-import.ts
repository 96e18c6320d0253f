import {
  type ImportRecord,
  type ImportsAnswer,
  importLimits,
  type RowProblem,
} from '@gallery/shared/contract/collection/imports/import';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { rowsOf } from '../../../../db/statements';
import { collectionImports, importRows } from '../import.table';
import { type CollectionImport, nameOfRow, readImportHead } from './lock-import';
import { countPictures, readMatched } from './read-pictures';

/** Reads an import with its first problems. Throws a 404 for an unknown id. */
export async function readImport(db: Database, id: string): Promise<ImportRecord> {
  const found = await readImportHead(db, id);
  const [rows, firstRows, problems, pictures, missing, matched, done] = await Promise.all([
    countRows(db, found.id),
    db
      .select({ cells: importRows.cells })
      .from(importRows)
      .where(eq(importRows.importId, found.id))
      .orderBy(asc(importRows.number))
      .limit(3),
    readProblems(db, found),
    countPictures(db, found.id),
    readMissing(db, found),
    readMatched(db, found),
    lastDone(db, found.id),
  ]);
  return {
    _id: found.id,
    file_name: found.fileName,
    state: found.state,
    as_drafts: found.asDrafts,
    created_at: found.createdAt.toISOString(),
    is_encoding_guessed: found.isEncodingGuessed,
    columns: found.headers.map((header, at) => ({
      header,
      field: found.fields[at] ?? null,
      first_values: firstRows.map(({ cells }) => (cells[at] ?? '').slice(0, 60)).filter(Boolean),
    })),
    rows,
    pictures: pictures.total,
    small_pictures: pictures.small,
    matched,
    missing,
    problems,
    undo_until: done.length > 0 ? undoUntil(done).toISOString() : null,
  };
}

const isMissing = sql`plan = 'new' AND done_at IS NULL AND NOT EXISTS (
  SELECT FROM collection_import_pictures pictures
  WHERE pictures.import_id = one.import_id AND pictures.number = one.number)`;

function lastDone(db: Database, id: string) {
  return db
    .select({ doneAt: importRows.doneAt })
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNotNull(importRows.doneAt)))
    .orderBy(desc(importRows.doneAt))
    .limit(1);
}

async function readMissing(db: Database, found: CollectionImport) {
  const rows = await rowsOf<{ number: number; cells: string[] }>(
    db,
    sql`SELECT number, cells FROM collection_import_rows one
      WHERE import_id = ${found.id} AND ${isMissing} ORDER BY number LIMIT ${importLimits.shownProblems}`,
  );
  return rows.map(({ number, cells }) => ({ row: number, name: nameOfRow(found, cells) }));
}

async function countRows(db: Database, id: string): Promise<ImportRecord['rows']> {
  const [counts] = await rowsOf<ImportRecord['rows']>(
    db,
    sql`SELECT count(*)::int AS total,
        count(*) FILTER (WHERE plan = 'new')::int AS new,
        count(*) FILTER (WHERE plan = 'changed')::int AS changed,
        count(*) FILTER (WHERE plan = 'same')::int AS same,
        count(*) FILTER (WHERE plan = 'wrong')::int AS wrong,
        count(*) FILTER (WHERE ${isMissing})::int AS without_picture,
        count(done_at)::int AS done
      FROM collection_import_rows one WHERE import_id = ${id}`,
  );
  if (!counts) throw new Error('An aggregate has a row.');
  return counts;
}

async function readProblems(db: Database, { id, headers }: CollectionImport): Promise<RowProblem[]> {
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.plan, 'wrong'), isNull(importRows.doneAt)))
    .orderBy(asc(importRows.number))
    .limit(importLimits.shownProblems);
  return rows.flatMap(({ number, cells, problems }) =>
    problems.map(({ column, message }) => ({
      row: number,
      column,
      header: column === null ? '' : (headers[column] ?? ''),
      value: column === null ? '' : (cells[column] ?? '').slice(0, importLimits.cell + 1),
      message,
    })),
  );
}

export async function listImports(db: Database): Promise<ImportsAnswer> {
  const rows = await db
    .select({
      _id: collectionImports.id,
      file_name: collectionImports.fileName,
      state: collectionImports.state,
      createdAt: collectionImports.createdAt,
      rows: count(importRows.number),
      done: count(importRows.doneAt),
    })
    .from(collectionImports)
    .leftJoin(importRows, eq(importRows.importId, collectionImports.id))
    .groupBy(collectionImports.id)
    .orderBy(desc(collectionImports.createdAt))
    .limit(20);
  return { imports: rows.map(({ createdAt, ...one }) => ({ ...one, created_at: createdAt.toISOString() })) };
}

const dayMs = 86_400_000;

/** Returns the last moment for an undo, counted from the last row that was imported. */
export function undoUntil(rows: readonly { doneAt: Date | null }[]): Date {
  const last = Math.max(0, ...rows.map(({ doneAt }) => doneAt?.getTime() ?? 0));
  return new Date(last + importLimits.undoDays * dayMs);
}
