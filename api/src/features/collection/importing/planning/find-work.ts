import { type ExistingRecords, type ExistingWork, titleKey } from './existing-records';
import { type Columns, cellOf, numberOf, type Row } from './row-names';

/** Finds a row's work by number, else by title and artist. A new number finds only a work without one. */
export function findWork(
  columns: Columns,
  row: Row,
  known: ExistingRecords,
  artistId: string | null,
): { work: ExistingWork | null; message?: string } {
  const number = numberOf(columns, row);
  const numbered = number && known.workByNumber.get(number);
  if (numbered) return unlessArchived(numbered);
  const title = cellOf(columns, row, 'name_of_artwork');
  const named = known.worksByTitle.get(titleKey(title, artistId)) ?? [];
  const [work = null, other] = number ? named.filter(({ id }) => !known.numbered.has(id)) : named;
  if (!other) return unlessArchived(work);
  const advice = number ? 'Leave this row out.' : 'Give the row its inventory number.';
  return { work: null, message: `Several works have this title and artist. ${advice}` };
}

function unlessArchived(work: ExistingWork | null): { work: ExistingWork | null; message?: string } {
  if (work?.stage !== 'archived') return { work };
  return {
    work,
    message: 'The gallery has archived this work. Restore it, or give the row another inventory number.',
  };
}
