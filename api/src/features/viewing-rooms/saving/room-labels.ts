import type { RoomLabel } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type { ViewingRoomInput } from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { viewingRoomLabels } from '../viewing-room.table';

type Labels = ReadonlyMap<string, RoomLabel>;

export async function savedLabels(tx: Database, roomId: string): Promise<Labels> {
  const { artworkId, note, showPrice } = viewingRoomLabels;
  const rows = await tx
    .select({ artwork_id: artworkId, note, show_price: showPrice })
    .from(viewingRoomLabels)
    .where(eq(viewingRoomLabels.roomId, roomId));
  return new Map(rows.map((row) => [row.artwork_id, row]));
}

/** Returns the label of each work in order: what is sent of it, then what is saved. */
export function labelsOf(
  { artworks, labels = [] }: Pick<ViewingRoomInput, 'artworks' | 'labels'>,
  saved: Labels,
): RoomLabel[] {
  const sent = new Map(labels.map((label) => [label.artwork_id.toLowerCase(), label]));
  return artworks.map((id) => {
    const artwork_id = id.toLowerCase();
    const { note, show_price } = sent.get(artwork_id) ?? {};
    const { note: noteBefore = '', show_price: showsBefore = true } = saved.get(artwork_id) ?? {};
    return { artwork_id, note: note ?? noteBefore, show_price: show_price ?? showsBefore };
  });
}

/** Replaces the labels of a room. A label that says nothing has no row. */
export async function saveLabels(tx: Database, roomId: string, labels: readonly RoomLabel[]): Promise<void> {
  await tx.delete(viewingRoomLabels).where(eq(viewingRoomLabels.roomId, roomId));
  const rows = labels
    .filter(({ note, show_price }) => note !== '' || !show_price)
    .map(({ artwork_id: artworkId, note, show_price: showPrice }) => ({
      roomId,
      artworkId,
      note,
      showPrice,
    }));
  if (rows.length > 0) await tx.insert(viewingRoomLabels).values(rows);
}
