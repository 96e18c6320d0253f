import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { listedColumns } from '../../artworks/listed-artwork';
import { sessions } from '../../auth/auth.table';
import { pictures } from '../../media/picture.table';
import { users } from '../../users/user.table';
import { auctions } from '../auction.table';
import { bidders } from '../bidders/bidder.table';
import { standingStrikes } from '../bidders/standing-strikes';
import { type LotRow, lots } from '../lot.table';
import { bids } from './bid.table';
import type { BidRequest } from './bid-context';

/** Locks the lot until the end of the transaction. */
export async function lockLot(tx: Database, id: string): Promise<LotRow | undefined> {
  const [lot] = await tx.select().from(lots).where(eq(lots.id, id)).for('no key update');
  return lot;
}

export type Bidding = NonNullable<Awaited<ReturnType<typeof readBidding>>>;

/**
 * Everything about a bid as it is now that its lot is locked: `at` is the database's clock, read once and cut to whole
 * milliseconds, `earlier` the bid of the same key. An own statement, because that of the lock sees what was before it.
 */
export async function readBidding(tx: Database, lot: LotRow, { userId, sessionId, key }: BidRequest) {
  const clock = sql`clock_timestamp()`;
  const [row] = await tx
    .select({
      at: sql`date_trunc('milliseconds', ${clock})`.mapWith(lots.opensAt),
      ...{ auction: auctions, account: users, bidder: bidders, session: sessions.id, earlier: bids },
      strikes: sql`${standingStrikes(tx, userId)}`.mapWith(Number),
      artistEmail: artists.email,
      archivedAt: artworks.archivedAt,
      ...listedColumns,
    })
    .from(auctions)
    .innerJoin(artworks, eq(artworks.id, lot.artworkId))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .leftJoin(
      sessions,
      and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.endsAt, clock)),
    )
    .leftJoin(bidders, and(eq(bidders.auctionId, auctions.id), eq(bidders.userId, userId)))
    .leftJoin(bids, and(eq(bids.userId, userId), eq(bids.key, key)))
    .where(eq(auctions.id, lot.auctionId));
  return row;
}
