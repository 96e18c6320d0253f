import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client';
import { auctions } from '../../features/auctions/auction.table';
import { bids, lotBidders } from '../../features/auctions/bidding/bid.table';
import { type LotRow, lots } from '../../features/auctions/lot.table';
import { addArtwork } from './records';

const minute = 60_000;

export async function addAuction(db: Database, given: Partial<typeof auctions.$inferInsert> = {}) {
  const [auction] = await db
    .insert(auctions)
    .values({
      id: randomUUID(),
      title: 'Harmattan sale',
      viewing: '12 Uli Close, Ikoyi, daily 10 to 18',
      opensAt: new Date(Date.now() - minute),
      closesAt: new Date(Date.now() + 60 * minute),
      publishedAt: new Date(),
      ...given,
    })
    .returning();
  return auction as NonNullable<typeof auction>;
}

/** Adds a lot with the times of its auction, which claims its work when the auction is published. Makes a new work unless given. */
export async function addLot(
  db: Database,
  auction: Awaited<ReturnType<typeof addAuction>>,
  given: Partial<typeof lots.$inferInsert> = {},
): Promise<LotRow> {
  const [lot] = await db
    .insert(lots)
    .values({
      id: randomUUID(),
      auctionId: auction.id,
      number: 1,
      artworkId: given.artworkId ?? (await addArtwork(db)).id,
      startingPrice: 100_000,
      estimateLow: 200_000,
      estimateHigh: 400_000,
      opensAt: auction.opensAt,
      closesAt: auction.closesAt,
      claimsWork: auction.publishedAt !== null && !given.outcome,
      ...given,
    })
    .returning();
  return lot as NonNullable<typeof lot>;
}

export async function addLotBidder(db: Database, lotId: string, userId: string, number: number) {
  await db.insert(lotBidders).values({ lotId, userId, number });
}

/** Adds an accepted bid without changing the lot's own row. */
export async function addBid(
  db: Database,
  lotId: string,
  userId: string,
  given: Partial<typeof bids.$inferInsert> = {},
) {
  const [bid] = await db
    .insert(bids)
    .values({
      lotId,
      userId,
      max: 100_000,
      price: 100_000,
      at: new Date(),
      key: randomUUID(),
      answer: 'WINNING',
      nonce: 'a nonce',
      seq: 1,
      ...given,
    })
    .returning();
  return bid as NonNullable<typeof bid>;
}
