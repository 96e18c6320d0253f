import { randomUUID } from 'node:crypto';
import type { SeedAuction, SeedBidder, SeedLot } from '../../../seed/collection/collection-types';
import type { Database } from '../../db/client';
import type { artworks } from '../../features/artworks/artwork.table';
import { type AuctionRow, auctions } from '../../features/auctions/auction.table';
import { type LotRow, lots } from '../../features/auctions/lot.table';
import { readTerms } from '../../features/auctions/terms/read-terms';
import { writeBids } from './bid-history';
import { demoBidders, registerBidders } from './demo-bidders';
import { lotAmountsOf } from './lot-amounts';

export type OfferedWork = Pick<typeof artworks.$inferSelect, 'id' | 'price'>;
export type PlannedAuction = Omit<SeedAuction, 'lots'> & {
  lots: (Omit<SeedLot, 'work'> & { work: OfferedWork })[];
};

const minute = 60_000;
const deliveryFee = 45_000;

/** Writes a published auction with its lots and bids, at times relative to `now`. */
export async function writeAuction(
  tx: Database,
  planned: PlannedAuction,
  { bidders, now }: { bidders: SeedBidder[]; now: Date },
): Promise<void> {
  const at = (minutes: number) => new Date(now.getTime() + minutes * minute);
  const auction = await insertAuction(tx, planned, at);
  const people = await demoBidders(tx, bidders);
  await registerBidders(tx, auction, people);
  const terms = await readTerms(tx, auction);
  for (const [index, given] of planned.lots.entries()) {
    const amounts = lotAmountsOf(terms.increments.steps, given.work.price, given.reserve === true);
    const lot = await insertLot(tx, {
      id: randomUUID(),
      auctionId: auction.id,
      number: index + 1,
      artworkId: given.work.id,
      opensAt: auction.opensAt,
      closesAt: at(given.closes),
      claimsWork: true,
      ...amounts,
    });
    const limit = given.work.price * given.level;
    const ids = people.map(({ id }) => id);
    if (given.bids > 0) await writeBids(tx, lot, { bidders: ids, bids: given.bids, limit, terms, now });
  }
}

async function insertAuction(tx: Database, planned: PlannedAuction, at: (minutes: number) => Date) {
  const { title, viewing, opens } = planned;
  const ends = planned.lots.map(({ closes }) => closes);
  const [auction] = await tx
    .insert(auctions)
    .values({
      id: randomUUID(),
      title,
      viewing,
      deliveryFee,
      opensAt: at(opens),
      closesAt: at(Math.min(...ends)),
      publishedAt: at(Math.min(opens, 0)),
    })
    .returning();
  return auction as AuctionRow;
}

async function insertLot(tx: Database, values: typeof lots.$inferInsert): Promise<LotRow> {
  const [lot] = await tx.insert(lots).values(values).returning();
  return lot as LotRow;
}
