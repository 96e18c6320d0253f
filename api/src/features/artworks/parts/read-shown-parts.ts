import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import type { WorkPicture } from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pictureOf, pictures } from '../../media/picture.table';
import { readPublicEntries } from './read-entries';
import { workPictures } from './work-picture.table';

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

/** Returns a work's further pictures in the curator's order. */
export async function readWorkPictures(db: Database, artworkId: string): Promise<WorkPicture[]> {
  const rows = await db
    .select({ one: workPictures, picture: pictures })
    .from(workPictures)
    .leftJoin(pictures, eq(pictures.hash, workPictures.pictureHash))
    .where(eq(workPictures.artworkId, artworkId))
    .orderBy(asc(workPictures.position));
  return rows.map(({ one, picture }) => ({
    _id: one.id,
    kind: one.kind,
    alt: one.alt,
    img_url: one.imgUrl,
    picture: picture && pictureOf(picture),
  }));
}
