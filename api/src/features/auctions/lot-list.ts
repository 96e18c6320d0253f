import type { Lot } from '@gallery/shared/contract/lot';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists, artworks, pictures } from '../../db/schema';
import { HttpError } from '../../http/http-error';
import { artworkOf } from '../artworks/artwork-of';
import { lots } from './lot.table';

/** All are shown at once, so there are never more. */
export const lotsMost = 100;

/** The lots by their numbers; closed ones stay until the curator removes them, those of archived works do not show. */
export async function listLots(db: Database): Promise<Lot[]> {
  const rows = await lotsWithWork(db)
    .where(isNull(artworks.archivedAt))
    .orderBy(asc(lots.number))
    .limit(lotsMost);
  return rows.map(lotOf);
}

/** Throws a 404 for an unknown id. */
export async function findLot(db: Database, id: string): Promise<Lot> {
  const [row] = await lotsWithWork(db).where(eq(lots.id, id));
  if (!row) throw new HttpError(404, noLot);
  return lotOf(row);
}

export const noLot = 'No lot with this id.';

function lotsWithWork(db: Database) {
  return db
    .select({ lot: lots, work: artworks, artist: artists, picture: pictures })
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
    artwork: artworkOf(work),
    starting_price: lot.startingPrice,
    opens_at: lot.opensAt.toISOString(),
    closes_at: lot.closesAt.toISOString(),
    version: lot.version,
  };
}
