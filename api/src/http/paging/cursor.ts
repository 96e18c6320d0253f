import { cursorMessage } from '@gallery/shared/contract/fields/list.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FieldError } from '../answers/http-error';

/** Sorts ties by id. A cursor marks the last row of a page. */
export type ListSort<Row extends { id: string }> = {
  name: string;
  descending: boolean;
  value: SQLWrapper;
  id: PgColumn;
  key(row: Row): string;
  parseKey(key: string): SQL | null;
};

type DatedColumns = { createdAt: PgColumn; id: PgColumn };

export function newestFirst({ createdAt, id }: DatedColumns): ListSort<{ createdAt: Date; id: string }> {
  return {
    name: 'newest',
    descending: true,
    value: createdAt,
    id,
    key: (row) => String(row.createdAt.getTime()),
    parseKey: (key) =>
      /^\d{1,14}$/.test(key) ? sql`${new Date(Number(key)).toISOString()}::timestamptz` : null,
  };
}

/** Needs `limit` + 1 rows to tell whether another page follows. */
export function nextCursor<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  sort: ListSort<Row>,
): string | null {
  const last = rows[limit - 1];
  return last && rows.length > limit ? cursorAt(last, sort) : null;
}

/** The rows after the cursor follow this row. */
export function cursorAt<Row extends { id: string }>(row: Row, { name, key }: ListSort<Row>): string {
  return encodeCursor(`${name}.${row.id}.${key(row)}`);
}

export function afterCursor<Row extends { id: string }>(
  cursor: string | undefined,
  sort: ListSort<Row>,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [name, id = '', key = ''] = decodeCursor(cursor, /^([a-z-]+)\.([0-9a-f-]{36})\.(.+)$/s);
  if (name !== sort.name || !idPattern.test(id)) refuseCursor();
  const value = sort.parseKey(key) ?? refuseCursor();
  const beyond = sql.raw(sort.descending ? '<' : '>');
  return sql`(${sort.value}, ${sort.id}) ${beyond} (${value}, ${id}::uuid)`;
}

export function sortBy<Row extends { id: string }>({ descending, value, id }: ListSort<Row>): SQL[] {
  return [value, id].map(descending ? desc : asc);
}

export function encodeCursor(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Throws a 422 for a cursor that `encodeCursor` did not make. */
export function decodeCursor(cursor: string, pattern: RegExp): string[] {
  const text = Buffer.from(cursor, 'base64url').toString();
  const groups = pattern.exec(text);
  // Decoding is lenient, so that several cursors decode to the same text.
  if (!groups || encodeCursor(text) !== cursor) return refuseCursor();
  return groups.slice(1);
}

function refuseCursor(): never {
  throw new FieldError(422, 'cursor', cursorMessage);
}
