import type { Placement } from '@gallery/shared/contract/collection/works-edit.schema';
import { roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type { PreviewRoomInput } from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists } from '../artists/artist.table';
import { artworks } from '../artworks/artwork.table';
import { isLotOfWork, worksInAuction } from '../artworks/availability/works-in-auction';
import { numberedName } from '../artworks/edition-of';
import { listedArtworkOf, listedColumns } from '../artworks/listed-artwork';
import { pictures } from '../media/picture.table';
import { readSummary } from './read-rooms';
import { worksOfRoom } from './room-works';

/** Returns which works would join a room, and which would stay out and why. Throws a 404 for an unknown room. */
export async function previewWorks(
  db: Database,
  { artworks: sent, room_id: roomId }: PreviewRoomInput,
): Promise<Placement> {
  if (roomId) await readSummary(db, roomId);
  const present = roomId ? await worksOfRoom(db, roomId.toLowerCase()) : [];
  const here = new Set(present.map(({ work }) => work.id));
  const placement: Placement = { joins: [], stays: [] };
  for (const { archivedAt, ...work } of await readWorks(db, sent)) {
    const isFull = here.size + placement.joins.length >= roomLimits.works;
    const reason = reasonOf(work, { isHere: here.has(work._id), isArchived: archivedAt !== null, isFull });
    if (reason) placement.stays.push({ ...work, reason });
    else placement.joins.push({ _id: work._id, name: work.name, artist: work.artist });
  }
  return placement;
}

type Facts = { isHere: boolean; isArchived: boolean; isFull: boolean };

function reasonOf({ availability }: { availability: string }, { isHere, isArchived, isFull }: Facts) {
  if (isHere) return 'It is in the room already.';
  if (isArchived) return 'It is not published.';
  if (availability === 'sold') return 'It is sold.';
  if (availability === 'held') return 'It is held for an order.';
  return isFull ? `The room is full: it has at most ${roomLimits.works} works.` : null;
}

/** In the order of `sent`. Leaves out works that are no longer in the gallery. */
async function readWorks(db: Database, sent: readonly string[]) {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  const rows = await db
    .select({ ...listedColumns, inAuction: worksInAuction, archivedAt: artworks.archivedAt })
    .from(artworks)
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(inArray(artworks.id, ids));
  const known = new Map(
    rows.map(({ archivedAt, ...row }) => {
      const { availability } = listedArtworkOf(row);
      const artist = row.artist ? `${row.artist.firstname} ${row.artist.lastname}` : 'No Name';
      return [
        row.work.id,
        { _id: row.work.id, name: numberedName(row.work), artist, availability, archivedAt },
      ];
    }),
  );
  return ids.flatMap((id) => known.get(id) ?? []);
}
