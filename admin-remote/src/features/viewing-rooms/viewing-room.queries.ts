import { type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type SavedWorksAnswer, savedPaths } from '@gallery/shared/contract/saved/saved';
import {
  type ViewingRoomAnswer,
  type ViewingRoomRecord,
  type ViewingRoomsAnswer,
  viewingRoomPaths,
} from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type { ChangeViewingRoomInput } from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const viewingRoomQueries = {
  all: queryKeys.viewingRooms,
  list: queryOptions({
    queryKey: [...queryKeys.viewingRooms, 'list'],
    queryFn: ({ signal }) => getJson<ViewingRoomsAnswer>(viewingRoomPaths.list, { signal }),
    staleTime: 0,
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.viewingRooms, 'one', id],
      queryFn: ({ signal }) => getJsonOrNull<ViewingRoomRecord>(viewingRoomPaths.one(id), signal),
      staleTime: 0,
    }),
  /** Leaves out works that left the catalogue. */
  chosen: (artworks: readonly string[]) =>
    queryOptions({
      queryKey: [...queryKeys.viewingRooms, 'chosen', artworks],
      queryFn: () => sendJson<SavedWorksAnswer>('POST', savedPaths.cards, { artworks }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  works: (q: string) =>
    queryOptions({
      queryKey: [...queryKeys.viewingRooms, 'works', q],
      queryFn: ({ signal }) =>
        getJson<ArtworksAnswer>(artworkPaths.list, { query: { q, limit: 8, short: 'true' }, signal }),
      enabled: q !== '',
      placeholderData: (before) => before,
    }),
};

export function saveRoom(input: ChangeViewingRoomInput, id?: string): Promise<ViewingRoomAnswer> {
  return id
    ? sendJson<ViewingRoomAnswer>('PUT', viewingRoomPaths.one(id), input)
    : sendJson<ViewingRoomAnswer>('POST', viewingRoomPaths.list, input);
}

export function removeRoom(id: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('DELETE', viewingRoomPaths.one(id));
}

/** The link stays off until staff turn it on, and then has another address. */
export function turnLink(id: string, method: 'POST' | 'DELETE'): Promise<ViewingRoomAnswer> {
  return sendJson<ViewingRoomAnswer>(method, viewingRoomPaths.link(id));
}
