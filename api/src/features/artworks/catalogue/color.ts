import { type ArtworkColor, chosenIn } from '@gallery/shared/contract/catalogue/artwork-choices';
import { and, arrayOverlaps, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';

/** Tells whether the main picture of a work has one of the colors, such as 'blue,red'. Its index is pictures_by_color. */
export function isColored(db: Database, colors: string | undefined): SQL | undefined {
  if (!colors) return undefined;
  const isOfWork = eq(pictures.hash, artworks.pictureHash);
  const hasColor = arrayOverlaps(pictures.colors, chosenIn(colors) as ArtworkColor[]);
  return exists(db.select({ one: sql`1` }).from(pictures).where(and(isOfWork, hasColor)));
}
