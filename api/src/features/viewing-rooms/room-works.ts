import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists } from '../artists/artist.table';
import { artworks } from '../artworks/artwork.table';
import { isLotOfWork, worksInAuction } from '../artworks/availability/works-in-auction';
import { listedColumns } from '../artworks/listed-artwork';
import { pictures } from '../media/picture.table';
import { viewingRoomWorks } from './viewing-room.table';

const { materials, height_cm, width_cm, depth_cm } = artworks;

/** Returns a room's works in the curator's order, without works that left the catalogue. */
export function worksOfRoom(db: Database, roomId: string) {
  return db
    .select({
      ...listedColumns,
      inAuction: worksInAuction,
      facts: { materials, height_cm, width_cm, depth_cm },
    })
    .from(viewingRoomWorks)
    .innerJoin(artworks, eq(artworks.id, viewingRoomWorks.artworkId))
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(and(eq(viewingRoomWorks.roomId, roomId), isNull(artworks.archivedAt)))
    .orderBy(asc(viewingRoomWorks.position));
}
