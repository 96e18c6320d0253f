import type { Lot } from '@gallery/shared/contract/lot';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists, artworks, pictures } from '../../db/schema';
import { artworkOf } from '../artworks/artwork-of';
import { lots } from './lot.table';

const lotsMost = 100;

/** The lots by their numbers; closed ones stay until the curator removes them. */
export async function listLots(db: Database): Promise<Lot[]> {
  const rows = await db
    .select({ lot: lots, work: artworks, artist: artists, picture: pictures })
    .from(lots)
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .orderBy(asc(lots.number))
    .limit(lotsMost);
  return rows.map(({ lot, ...work }) => ({
    _id: lot.id,
    number: lot.number,
    artwork: artworkOf(work),
    starting_price: lot.startingPrice,
    opens_at: lot.opensAt.toISOString(),
    closes_at: lot.closesAt.toISOString(),
  }));
}
