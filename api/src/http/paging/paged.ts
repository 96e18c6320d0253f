import type { Paged } from '@gallery/shared/contract/fields/answer';
import type { ListQuery } from '@gallery/shared/contract/fields/list.schema';
import { decodeCursor, encodeCursor } from './cursor';

export type PagedList<Row> = {
  count(): Promise<number>;
  read(range: { limit: number; offset: number }): Promise<Row[]>;
};

/** A cursor beyond the end returns the last page. Throws a 422 for an invalid cursor. */
export async function readPaged<Row>(
  { limit, cursor }: ListQuery,
  list: PagedList<Row>,
): Promise<{ rows: Row[]; page: Paged }> {
  const requested = cursor === undefined ? 0 : Number(decodeCursor(cursor, /^from\.(0|[1-9]\d{0,8})$/)[0]);
  const total = await list.count();
  const offset = requested < total ? requested : Math.floor(Math.max(total - 1, 0) / limit) * limit;
  const rows = await list.read({ limit, offset });
  const next = offset + limit < total ? cursorOf(offset + limit) : null;
  const previous = offset > 0 ? cursorOf(Math.max(offset - limit, 0)) : null;
  return { rows, page: { total, first: rows.length > 0 ? offset + 1 : 0, next, previous } };
}

function cursorOf(offset: number): string {
  return encodeCursor(`from.${offset}`);
}
