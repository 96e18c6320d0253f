import type { AuctionLot } from '@gallery/shared/contract/auction-setup/auction-setup';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { artists } from '../../../artists/artist.table';
import { artworks } from '../../../artworks/artwork.table';
import { listedArtworkOf, listedColumns } from '../../../artworks/listed-artwork';
import { pictures } from '../../../media/picture.table';
import { workInAuctionOf } from '../../answers/lot-of';
import { type AuctionRow, auctions } from '../../auction.table';
import { databaseTime } from '../../locking/database-time';
import { type LotRow, lots } from '../../lot.table';
import { noLotMessage } from '../setup-deps';
import { plannedEnd } from './planned-ends';

/** Returns all lots of an auction by number, at most 500. */
export async function readAuctionLots(db: Database, auction: AuctionRow, now: Date): Promise<AuctionLot[]> {
  const rows = await lotsWithWork(db).where(eq(lots.auctionId, auction.id)).orderBy(asc(lots.number));
  return rows.map((row) => auctionLotOf(row, now));
}

/** Throws a 404 for an unknown id. */
export async function findAuctionLot(db: Database, id: string): Promise<AuctionLot> {
  const [row] = await lotsWithWork(db).where(eq(lots.id, id));
  if (!row) throw new HttpError(404, noLotMessage);
  return auctionLotOf(row, await databaseTime(db));
}

function lotsWithWork(db: Database) {
  return db
    .select({ lot: lots, auction: auctions, ...listedColumns })
    .from(lots)
    .innerJoin(auctions, eq(auctions.id, lots.auctionId))
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}

type LotWithWork = Awaited<ReturnType<typeof lotsWithWork>>[number];

function auctionLotOf({ lot, auction, ...work }: LotWithWork, now: Date): AuctionLot {
  return {
    _id: lot.id,
    number: lot.number,
    artwork: listedArtworkOf({ ...work, inAuction: workInAuctionOf(lot) }),
    estimate_low: lot.estimateLow,
    estimate_high: lot.estimateHigh,
    start: lot.startingPrice,
    reserve: lot.reserve,
    closes_at: lot.closesAt.toISOString(),
    own_end: lot.extensions === 0 && lot.closesAt.getTime() !== plannedEnd(auction, lot.number).getTime(),
    state: stateOf(lot, auction, now),
    price: lot.price,
    bids: lot.bids,
    version: lot.version,
  };
}

function stateOf(lot: LotRow, { publishedAt }: AuctionRow, now: Date): AuctionLot['state'] {
  if (lot.outcome) return lot.outcome;
  if (!publishedAt || now < lot.opensAt) return 'upcoming';
  return now < lot.closesAt ? 'open' : 'closing';
}
