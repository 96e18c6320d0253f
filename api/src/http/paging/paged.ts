import type { Paged } from '@gallery/shared/contract/fields/answer';
import { cursorMessage, type ListQuery } from '@gallery/shared/contract/fields/list.schema';
import { HttpError } from '../answers/http-error';

/** How a list is read: how many rows fit its filter, and those from `offset` on. */
export type PagedList<Row> = {
  count(): Promise<number>;
  read(place: { limit: number; offset: number }): Promise<Row[]>;
};

/**
 * One page of a list with a pager ('Previous', 'Next', '1 to 12 of 36'), for every list of the back office: give it
 * the query (`limit`, `cursor`) and the two reads, and spread `page` into the answer beside the rows. The cursors
 * are opaque and hold an offset; one behind the end, where rows were removed meanwhile, shows the last page.
 * Throws a 422 for a cursor that is not one of ours.
 */
export async function readPaged<Row>(
  { limit, cursor }: ListQuery,
  list: PagedList<Row>,
): Promise<{ rows: Row[]; page: Paged }> {
  const asked = cursor === undefined ? 0 : offsetOf(cursor);
  const total = await list.count();
  const offset = asked < total ? asked : Math.floor(Math.max(total - 1, 0) / limit) * limit;
  const rows = await list.read({ limit, offset });
  const next = offset + limit < total ? cursorOf(offset + limit) : null;
  const previous = offset > 0 ? cursorOf(Math.max(offset - limit, 0)) : null;
  return { rows, page: { total, first: rows.length > 0 ? offset + 1 : 0, next, previous } };
}

function cursorOf(offset: number): string {
  return Buffer.from(`from.${offset}`).toString('base64url');
}

/** Decoding is lenient, so only what encodes to the same cursor again was made here. */
function offsetOf(cursor: string): number {
  const [, digits = ''] = /^from\.(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (digits === '' || cursorOf(Number(digits)) !== cursor) {
    throw new HttpError(422, cursorMessage, { cursor: cursorMessage });
  }
  return Number(digits);
}
