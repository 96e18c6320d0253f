import type { EditionNumber } from '@gallery/shared/contract/catalogue/artwork';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client';
import { artworks } from '../artwork.table';
import { claimOf, isLotOfWork, worksInAuction } from '../availability/works-in-auction';

/** Returns the numbers of the work's edition that are in the catalogue. A unique work has none. */
export async function readNumbers(db: Database, artworkId: string): Promise<EditionNumber[]> {
  const itself = alias(artworks, 'itself');
  const rows = await db
    .select({ work: artworks, inAuction: worksInAuction })
    .from(itself)
    .innerJoin(artworks, eq(artworks.editionId, itself.editionId))
    .leftJoin(worksInAuction, isLotOfWork)
    .where(and(eq(itself.id, artworkId), isNull(artworks.archivedAt)))
    .orderBy(asc(artworks.editionNumber));
  return rows.map(({ work, inAuction }) => ({
    _id: work.id,
    number: work.editionNumber ?? 0,
    availability: claimOf(work, inAuction).availability,
  }));
}
