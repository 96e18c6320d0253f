import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists } from '../artists/artist.table';
import { artworks } from '../artworks/artwork.table';
import { isLotOfWork, worksInAuction } from '../artworks/availability/works-in-auction';
import { listedColumns } from '../artworks/listed-artwork';
import { pictures } from '../media/picture.table';
import { viewingRoomLabels, viewingRooms, viewingRoomWorks } from './viewing-room.table';

const { materials, height_cm, width_cm, depth_cm } = artworks;

/** What a work without a saved label has. */
const note = sql<string>`coalesce(${viewingRoomLabels.note}, '')`;
const showPrice = sql<boolean>`coalesce(${viewingRoomLabels.showPrice}, true)`;

const isLabelOfWork = and(
  eq(viewingRoomLabels.roomId, viewingRoomWorks.roomId),
  eq(viewingRoomLabels.artworkId, viewingRoomWorks.artworkId),
);

/** One statement reads whether room and label show a price, because a curator may change both meanwhile. */
export function worksOfRoom(db: Database, roomId: string) {
  return db
    .select({
      ...listedColumns,
      inAuction: worksInAuction,
      facts: { materials, height_cm, width_cm, depth_cm },
      label: { note, showPrice, roomShowsPrices: viewingRooms.showPrices },
    })
    .from(viewingRoomWorks)
    .innerJoin(artworks, eq(artworks.id, viewingRoomWorks.artworkId))
    .innerJoin(viewingRooms, eq(viewingRooms.id, viewingRoomWorks.roomId))
    .leftJoin(viewingRoomLabels, isLabelOfWork)
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(and(eq(viewingRoomWorks.roomId, roomId), isNull(artworks.archivedAt)))
    .orderBy(asc(viewingRoomWorks.position));
}
