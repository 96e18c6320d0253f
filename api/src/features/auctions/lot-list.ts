import type { Lot, LotsAnswer } from '@gallery/shared/contract/programme/lot';
import type { LotsQuery } from '@gallery/shared/contract/programme/lot-input.schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { artists } from '../artists/artist.table';
import { artworks } from '../artworks/artwork.table';
import { newestChange } from '../artworks/availability/availability-stream';
import { listedArtworkOf, listedColumns } from '../artworks/listed-artwork';
import { pictures } from '../media/picture.table';
import { lots } from './lot.table';

/** All lots are shown on one page. */
export const maxLots = 100;

/** Lots by number, also closed ones but none of archived works; `now` is the database's time (ISO 8601). */
export async function listLots(db: Database, { artwork }: LotsQuery = {}): Promise<LotsAnswer> {
  const stream_position = await newestChange(db);
  const ofArtwork = artwork ? eq(lots.artworkId, artwork) : undefined;
  const rows = await lotsWithWork(db)
    .where(and(isNull(artworks.archivedAt), ofArtwork))
    .orderBy(asc(lots.number))
    .limit(maxLots);
  const [clock] = await db.select({ now: sql`now()`.mapWith(lots.opensAt) }).from(sql`(SELECT 1) AS one`);
  if (!clock) throw new Error('The database did not answer its time.');
  return { lots: rows.map(lotOf), now: clock.now.toISOString(), stream_position };
}

/** Throws a 404 for an unknown id. */
export async function findLot(db: Database, id: string): Promise<Lot> {
  const [row] = await lotsWithWork(db).where(eq(lots.id, id));
  if (!row) throw new HttpError(404, noLotMessage);
  return lotOf(row);
}

export const noLotMessage = 'No lot with this id.';

function lotsWithWork(db: Database) {
  return db
    .select({ lot: lots, ...listedColumns })
    .from(lots)
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}

type LotRow = Awaited<ReturnType<typeof lotsWithWork>>[number];

function lotOf({ lot, ...work }: LotRow): Lot {
  return {
    _id: lot.id,
    number: lot.number,
    artwork: listedArtworkOf(work),
    starting_price: lot.startingPrice,
    opens_at: lot.opensAt.toISOString(),
    closes_at: lot.closesAt.toISOString(),
    version: lot.version,
  };
}
