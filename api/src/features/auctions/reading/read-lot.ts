import type { Lot, LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { idPattern } from '@gallery/shared/domain/id';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { artworkOf } from '../../artworks/artwork-of';
import { readShownParts } from '../../artworks/parts/read-shown-parts';
import { pictures } from '../../media/picture.table';
import { lotOf, workInAuctionOf } from '../answers/lot-of';
import { type AuctionRow, auctions, auctionTerms } from '../auction.table';
import { type LotRow, lots } from '../lot.table';
import { readTerms } from '../terms/read-terms';
import { isIncrementsOfAuction, isPublic, publicLots, readClock, stepsColumn } from './public-lots';
import { findAuction } from './read-auctions';

/** Returns the rows of a public lot and its auction. Throws a 404 unless the lot is public. */
export async function readPublicLot(db: Database, id: string): Promise<{ lot: LotRow; auction: AuctionRow }> {
  const { lot, auction } = await lotWithWork(db, id);
  return { lot, auction };
}

/** Returns the lot's public state at the database's time. Throws a 404 unless the lot is public. */
export async function readLot(db: Database, id: string): Promise<Lot> {
  const row = await lotWithWork(db, id);
  const { now } = await readClock(db);
  return lotOf(row, { steps: row.steps, now });
}

/** Returns the data of a lot's page. Throws a 404 unless the lot is public. */
export async function readLotAnswer(db: Database, id: string): Promise<LotAnswer> {
  const { now, position } = await readClock(db);
  const row = await lotWithWork(db, id);
  const [auction, terms, parts, previous, following] = await Promise.all([
    findAuction(db, row.auction.id, now),
    readTerms(db, row.auction),
    readShownParts(db, row.work.id),
    neighbour(db, row.lot, 'previous'),
    neighbour(db, row.lot, 'following'),
  ]);
  return {
    lot: lotOf(row, { steps: row.steps, now }),
    artwork: { ...artworkOf({ ...row, inAuction: workInAuctionOf(row.lot) }), ...parts },
    auction,
    terms,
    previous,
    following,
    now: now.toISOString(),
    stream_position: position,
  };
}

async function lotWithWork(db: Database, id: string) {
  const [row] = idPattern.test(id) ? await lotsWithWork(db).where(and(eq(lots.id, id), isPublic)) : [];
  if (!row) throw new HttpError(404, 'No lot with this id.');
  return row;
}

function lotsWithWork(db: Database) {
  return db
    .select({
      lot: lots,
      auction: auctions,
      steps: stepsColumn,
      work: artworks,
      artist: artists,
      picture: pictures,
    })
    .from(lots)
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .innerJoin(auctions, eq(auctions.id, lots.auctionId))
    .innerJoin(auctionTerms, isIncrementsOfAuction)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}

async function neighbour(
  db: Database,
  { auctionId, number }: LotRow,
  which: 'previous' | 'following',
): Promise<LotAnswer['previous']> {
  const [beyond, sorted] = which === 'previous' ? [lt, desc] : [gt, asc];
  const [row] = await publicLots(db)
    .where(and(isPublic, eq(lots.auctionId, auctionId), beyond(lots.number, number)))
    .orderBy(sorted(lots.number))
    .limit(1);
  return row ? { _id: row.lot.id, number: row.lot.number } : null;
}
