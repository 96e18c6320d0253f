import type { WorkNow } from '../../editing/planning/edited-works';
import { type Known, titleKey } from './known-works';
import { type Columns, cellOf, numberOf, type Row } from './row-names';

/** Finds the work of a row by its inventory number, and otherwise by title and artist. */
export function findWork(
  columns: Columns,
  row: Row,
  known: Known,
  artistId: string | null,
): { work: WorkNow | null; message?: string } {
  const number = numberOf(columns, row);
  if (number) return published(known.workByNumber.get(number) ?? null);
  const title = cellOf(columns, row, 'name_of_artwork');
  const [work = null, other] = known.worksByTitle.get(titleKey(title, artistId)) ?? [];
  if (!other) return published(work);
  return {
    work: null,
    message: 'Several works have this title and artist. Give the row an inventory number.',
  };
}

function published(work: WorkNow | null): { work: WorkNow | null; message?: string } {
  if (!work?.archivedAt) return { work };
  return {
    work,
    message: 'The gallery has this work unpublished. Publish it, or give the row another inventory number.',
  };
}
