import { idPattern } from '@gallery/shared/contract/id';
import { cursorMessage } from '@gallery/shared/contract/list.schema';
import { desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from './http-error';

/** A place in a list that is read newest first: the last record shown. */
type Place = { createdAt: Date; id: string };
type Aged = { createdAt: PgColumn; id: PgColumn };

/** The cursor of the following page: `rows` were read with one more than `limit` to see whether there is one. */
export function nextOf<Row>(rows: Row[], limit: number, placeIn: (row: Row) => Place): string | null {
  const last = rows[limit - 1];
  return last && rows.length > limit ? cursorOf(placeIn(last)) : null;
}

/** What comes after `cursor`, or everything without one. Throws a 422 for a cursor that is not one of ours. */
export function after(cursor: string | undefined, { createdAt, id }: Aged): SQL | undefined {
  if (cursor === undefined) return undefined;
  const place = placeOf(cursor);
  return sql`(${createdAt}, ${id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
}

export function newestFirst({ createdAt, id }: Aged): SQL[] {
  return [desc(createdAt), desc(id)];
}

function cursorOf({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** Decoding is lenient, so only what encodes to the same cursor again was made here. */
function placeOf(cursor: string): Place {
  const written = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString());
  const [, milliseconds, id] = written ?? [];
  const place = { createdAt: new Date(Number(milliseconds)), id: id ?? '' };
  if (!idPattern.test(place.id) || cursorOf(place) !== cursor) {
    throw new HttpError(422, cursorMessage, { cursor: cursorMessage });
  }
  return place;
}
