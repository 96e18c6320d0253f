import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { recordset } from '../../../../db/statements';
import { artists } from '../../../artists/artist.table';
import { artworks } from '../../../artworks/artwork.table';
import { listedColumns } from '../../../artworks/listed-artwork';
import { sessions } from '../../../auth/auth.table';
import { pictures } from '../../../media/picture.table';
import { users } from '../../../users/user.table';
import { auctions } from '../../auction.table';
import type { BidRequest } from '../../auction-context';
import { bidders } from '../../bidders/bidder.table';
import { standingStrikes } from '../../bidders/read-bidder';
import { type LotRow, lots } from '../../lot.table';
import { bids, lotBidders } from '../bid.table';
import { recordEndOf } from './record-end';

export async function lockLot(tx: Database, id: string): Promise<LotRow | undefined> {
  const locked = tx.select().from(lots).where(eq(lots.id, id)).for('no key update');
  const [lot] = await locked.prepare('lock_lot').execute();
  return lot;
}

export type Bidding = Awaited<ReturnType<typeof readBidding>>[number];

/**
 * Reads everything about bids on a locked lot, in order, without the bids of unknown accounts. `at` is the database's
 * time in whole milliseconds, and `earlier` the bid with the same key. It needs its own statement, because the
 * locking statement sees older rows. It is prepared, because planning its joins takes longer than running them.
 */
export function readBidding(tx: Database, lot: LotRow, requests: readonly BidRequest[]) {
  const clock = sql`clock_timestamp()`;
  const recordEnd = recordEndOf(tx, lot.id);
  return tx
    .with(recordEnd)
    .select({
      at: sql`date_trunc('milliseconds', ${clock})`.mapWith(lots.opensAt),
      index: sql<number>`request.index`,
      auction: auctions,
      account: users,
      bidder: bidders,
      session: sessions.id,
      earlier: bids,
      strikes: sql`${standingStrikes(tx, sql`request.user_id`)}`.mapWith(Number),
      artistEmail: artists.email,
      archivedAt: artworks.archivedAt,
      number: lotBidders.number,
      recordEnd: { seq: recordEnd.seq, hash: recordEnd.hash, numbers: recordEnd.numbers },
      ...listedColumns,
    })
    .from(auctions)
    .innerJoin(recordEnd, sql`true`)
    .innerJoin(requestsOf(requests), sql`true`)
    .innerJoin(artworks, eq(artworks.id, lot.artworkId))
    .innerJoin(users, eq(users.id, sql`request.user_id`))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .leftJoin(
      sessions,
      and(
        eq(sessions.id, sql`request.session_id`),
        eq(sessions.userId, users.id),
        gt(sessions.endsAt, clock),
      ),
    )
    .leftJoin(bidders, and(eq(bidders.auctionId, auctions.id), eq(bidders.userId, users.id)))
    .leftJoin(bids, and(eq(bids.userId, users.id), eq(bids.key, sql`request.key`)))
    .leftJoin(lotBidders, and(eq(lotBidders.lotId, lot.id), eq(lotBidders.userId, users.id)))
    .where(eq(auctions.id, lot.auctionId))
    .orderBy(asc(sql`request.index`))
    .prepare('read_bidding')
    .execute();
}

function requestsOf(requests: readonly BidRequest[]) {
  const rows = requests.map(({ userId, sessionId, key }, index) => ({
    index,
    user_id: userId,
    session_id: sessionId,
    key,
  }));
  return sql`${recordset(rows)}
    AS request(index integer, user_id uuid, session_id uuid, key uuid)`;
}
