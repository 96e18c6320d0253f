import {
  type AuctionRecordsAnswer,
  auctionSetupPaths,
  type LotsAddedAnswer,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import type { Placement } from '@gallery/shared/contract/collection/works-edit.schema';
import {
  type ViewingRoomAnswer,
  type ViewingRoomRecord,
  type ViewingRoomsAnswer,
  viewingRoomPaths,
} from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type { ChangeViewingRoomInput } from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../../../ui/query-keys';
import { type Place, placesAmong } from './places';

/** `record` is the room that the preview is for, with its version. */
export type PlacePreview = { placement: Placement; record: ViewingRoomRecord | null };

export const placeQueries = {
  all: ['works-places'],
  dependents: [queryKeys.viewingRooms, queryKeys.adminAuctions, queryKeys.public.lots, queryKeys.dashboard],

  list: queryOptions({
    queryKey: ['works-places', 'list'],
    queryFn: async ({ signal }) => {
      const [{ rooms }, { auctions }] = await Promise.all([
        getJson<ViewingRoomsAnswer>(viewingRoomPaths.list, { signal }),
        getJson<AuctionRecordsAnswer>(auctionSetupPaths.list, { signal }),
      ]);
      return placesAmong(rooms, auctions);
    },
    // A refetch would move the choice under the pointer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }),

  preview: (place: Place, works: readonly string[]) =>
    queryOptions({
      queryKey: ['works-places', 'preview', place.value, works],
      queryFn: () => preview(place, works),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),
};

async function preview({ kind, id }: Place, works: readonly string[]): Promise<PlacePreview> {
  if (kind === 'auction') {
    const body = { artwork_ids: works };
    return {
      placement: await sendJson<Placement>('POST', auctionSetupPaths.lotsPreview(id), body),
      record: null,
    };
  }
  // The room first: a change after it makes the version of the record too old.
  const record = kind === 'room' ? await getJson<ViewingRoomRecord>(viewingRoomPaths.one(id)) : null;
  const body = { artworks: works, room_id: record && id };
  return { placement: await sendJson<Placement>('POST', viewingRoomPaths.preview, body), record };
}

/** Adds all works or none. The release before adds what it can and answers the others in `left_out`. */
export function joinAuction(id: string, works: readonly string[]): Promise<LotsAddedAnswer> {
  return sendJson('POST', auctionSetupPaths.lots(id), { artwork_ids: works, all_or_none: true });
}

/** Adds the works after the present ones. Fails with a 409 if somebody else changed the room meanwhile. */
export function joinRoom(
  { room, note, show_prices, artworks }: ViewingRoomRecord,
  works: readonly string[],
): Promise<ViewingRoomAnswer> {
  const { _id, title, recipient, closes_at, version } = room;
  const ids = new Set([...artworks.map((work) => work._id), ...works]);
  const body: ChangeViewingRoomInput = {
    title,
    recipient,
    note,
    show_prices,
    closes_at,
    artworks: [...ids],
    version,
  };
  return sendJson('PUT', viewingRoomPaths.one(_id), body);
}
