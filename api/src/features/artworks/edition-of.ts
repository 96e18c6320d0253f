import {
  type ArtworkEdition,
  editionNumberText,
  editionText,
} from '@gallery/shared/contract/catalogue/edition';
import { eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artworks } from './artwork.table';
import { editions } from './edition.table';

export const editionColumns = { available: editions.available, shownId: editions.shownId };
export type EditionNow = Pick<typeof editions.$inferSelect, keyof typeof editionColumns>;

export const isEditionOfWork = eq(editions.id, artworks.editionId);

type Numbered = Pick<typeof artworks.$inferSelect, 'editionNumber' | 'editionSize'>;

/** Returns the public facts of a number, or `undefined` for a unique work. */
export function editionOf(
  { editionNumber, editionSize }: Numbered,
  now?: EditionNow | null,
): ArtworkEdition | undefined {
  if (editionNumber === null || editionSize === null) return undefined;
  const place = { number: editionNumber, size: editionSize };
  if (!now) return place;
  const counted = { ...place, available: now.available, shown_id: now.shownId };
  return { ...counted, text: editionText(counted) };
}

/** Returns 'Dusk, 3 of 12', or the mere name of a unique work. */
export function numberedName(work: Numbered & { name: string }): string {
  const edition = editionOf(work);
  return edition ? `${work.name}, ${editionNumberText(edition)}` : work.name;
}

export function withoutNumber(ordered: string, work: Numbered): string {
  const number = numberedName({ ...work, name: '' });
  return number && ordered.endsWith(number) ? ordered.slice(0, -number.length) : ordered;
}

/** Tells whether lists show the work: each unique work, and one number of each edition. */
export function standsForItsEdition(db: Database): SQL | undefined {
  // The planner expects `EXISTS` to cost much more than it does.
  const shown = db.select({ id: editions.shownId }).from(editions);
  return or(isNull(artworks.editionId), inArray(artworks.id, shown));
}
