import { idPattern } from '@gallery/shared/contract/fields/id';
import { cursorMessage } from '@gallery/shared/contract/fields/list.schema';
import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '../answers/http-error';

/**
 * How a list is ordered: by a value of its rows, and by their ids where the values are equal. A cursor is the
 * place of the last row shown. `key` writes that row's value into it, `valueOf` reads it back; `null`: it is none.
 */
export type ListOrder<Row extends { id: string }> = {
  /** A cursor of an order with another name is refused. */
  name: string;
  descending: boolean;
  value: SQLWrapper;
  id: PgColumn;
  key(row: Row): string;
  valueOf(key: string): SQL | null;
};

type Aged = { createdAt: PgColumn; id: PgColumn };

export function newestFirst({ createdAt, id }: Aged): ListOrder<{ createdAt: Date; id: string }> {
  return {
    name: 'newest',
    descending: true,
    value: createdAt,
    id,
    key: (row) => String(row.createdAt.getTime()),
    valueOf: (key) =>
      /^\d{1,14}$/.test(key) ? sql`${new Date(Number(key)).toISOString()}::timestamptz` : null,
  };
}

/** The cursor of the following page: `rows` were read with one more than `limit` to see whether there is one. */
export function nextOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  order: ListOrder<Row>,
): string | null {
  const last = rows[limit - 1];
  return last && rows.length > limit ? cursorOf(order.name, last.id, order.key(last)) : null;
}

/** What comes after `cursor`, or everything without one. Throws a 422 for a cursor that is not one of ours. */
export function after<Row extends { id: string }>(
  cursor: string | undefined,
  order: ListOrder<Row>,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { id, key } = placeOf(cursor, order.name);
  const value = order.valueOf(key) ?? refuseCursor();
  const beyond = sql.raw(order.descending ? '<' : '>');
  return sql`(${order.value}, ${order.id}) ${beyond} (${value}, ${id}::uuid)`;
}

export function inOrder<Row extends { id: string }>({ descending, value, id }: ListOrder<Row>): SQL[] {
  return [value, id].map(descending ? desc : asc);
}

function cursorOf(name: string, id: string, key: string): string {
  return Buffer.from(`${name}.${id}.${key}`).toString('base64url');
}

/** Decoding is lenient, so only what encodes to the same cursor again was made here. */
function placeOf(cursor: string, name: string): { id: string; key: string } {
  const [, id = '', key = ''] =
    /^[a-z-]+\.([0-9a-f-]{36})\.(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!idPattern.test(id) || cursorOf(name, id, key) !== cursor) refuseCursor();
  return { id, key };
}

function refuseCursor(): never {
  throw new HttpError(422, cursorMessage, { cursor: cursorMessage });
}
