import type { IncrementStep } from '@gallery/shared/auction/increments';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { listedColumns } from '../../artworks/listed-artwork';
import { pictures } from '../../media/picture.table';
import { auctions, auctionTerms } from '../auction.table';
import { lotChanges, lots } from '../lot.table';

/** A lot is public in a published auction. The lot of an archived work is public only after its end. */
export const isPublic = and(
  isNotNull(auctions.publishedAt),
  or(isNull(artworks.archivedAt), isNotNull(lots.outcome)),
);

export function publicLots(db: Database) {
  return db
    .select({ lot: lots, ...listedColumns, steps: stepsColumn })
    .from(lots)
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .innerJoin(auctions, eq(auctions.id, lots.auctionId))
    .innerJoin(auctionTerms, isIncrementsOfAuction)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}

export const isIncrementsOfAuction = and(
  eq(auctionTerms.kind, 'increments'),
  eq(auctionTerms.version, auctions.incrementsVersion),
);
export const stepsColumn = sql<IncrementStep[]>`${auctionTerms.content}`;

/** The time is that of the call, also in a transaction. Later reads include all changes up to `position`. */
export async function readClock(db: Database): Promise<{ now: Date; position: number }> {
  const [clock] = await db
    .select({
      now: sql`clock_timestamp()`.mapWith(lots.opensAt),
      position: sql`coalesce(max(${lotChanges.id}), 0)`.mapWith(Number),
    })
    .from(lotChanges);
  if (!clock) throw new Error('The database did not answer its time.');
  return clock;
}
