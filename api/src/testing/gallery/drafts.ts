import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client';
import type { artworks } from '../../features/artworks/artwork.table';
import { auctions } from '../../features/auctions/auction.table';
import { lots } from '../../features/auctions/lot.table';
import { addArtwork } from './records';

const hourMs = 3_600_000;

export async function addDraft(db: Database, given: Partial<typeof auctions.$inferInsert> = {}) {
  const opensAt = given.opensAt ?? new Date(Date.now() + hourMs);
  const [auction] = await db
    .insert(auctions)
    .values({
      id: randomUUID(),
      title: 'Harmattan Auction',
      opensAt,
      closesAt: new Date(opensAt.getTime() + 24 * hourMs),
      ...given,
    })
    .returning();
  return auction as NonNullable<typeof auction>;
}

type Auction = Awaited<ReturnType<typeof addDraft>>;
type GivenLot = Partial<typeof lots.$inferInsert> & { work?: Partial<typeof artworks.$inferInsert> };

/** Adds a lot that is ready for publication, in the plan's order. A published auction's lot claims its work. */
export async function addPlannedLot(db: Database, auction: Auction, { work, ...given }: GivenLot = {}) {
  const artworkId = given.artworkId ?? (await addArtwork(db, { condition: 'Good', ...work })).id;
  const number = given.number ?? 1;
  const [lot] = await db
    .insert(lots)
    .values({
      id: randomUUID(),
      auctionId: auction.id,
      artworkId,
      number,
      startingPrice: 100_000,
      estimateLow: 150_000,
      estimateHigh: 250_000,
      opensAt: auction.opensAt,
      closesAt: new Date(auction.closesAt.getTime() + (number - 1) * auction.lotInterval * 1_000),
      claimsWork: auction.publishedAt !== null,
      ...given,
    })
    .returning();
  return lot as NonNullable<typeof lot>;
}
