import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Database } from '../../../db/client';
import { readPublicEntries } from './read-entries';
import { readWorkPictures } from './read-work-pictures';

/** Returns what only a work's own page shows. A work without further pictures or public entries has no field for them. */
export async function readShownParts(
  db: Database,
  artworkId: string,
): Promise<Pick<Artwork, 'pictures' | 'entries'>> {
  const [pictures, entries] = await Promise.all([
    readWorkPictures(db, artworkId),
    readPublicEntries(db, artworkId),
  ]);
  return { pictures: pictures.length > 0 ? pictures : undefined, entries };
}
