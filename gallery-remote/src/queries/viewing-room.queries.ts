import { type ShownRoomAnswer, viewingRoomPaths } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { artworkQueries } from './artwork.queries';

/** Returns `null` for a room that is closed. Under the key of the works, so that live changes reach it too. */
export const viewingRoomQuery = (token: string) =>
  queryOptions({
    queryKey: [...artworkQueries.all, 'viewing room', token],
    queryFn: ({ signal }) => getJsonOrNull<ShownRoomAnswer>(viewingRoomPaths.shown(token), signal),
  });
