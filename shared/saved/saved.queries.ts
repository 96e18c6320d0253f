import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import {
  type SavedIdsAnswer,
  type SavedListAnswer,
  type SavedListsAnswer,
  savedPaths,
} from '../contract/saved/saved';

const all = ['saved'];

/** What one person has saved. The key contains the account, because the page outlives a log-out. */
export const savedQueries = {
  all,

  ids: (userId: string) =>
    queryOptions({
      queryKey: [...all, userId, 'ids'],
      queryFn: async ({ signal }) => (await getJson<SavedIdsAnswer>(savedPaths.works, { signal })).artworks,
    }),

  lists: (userId: string) =>
    queryOptions({
      queryKey: [...all, userId, 'lists'],
      queryFn: async ({ signal }) => (await getJson<SavedListsAnswer>(savedPaths.lists, { signal })).lists,
      staleTime: 0,
    }),

  list: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...all, userId, 'list', id],
      queryFn: ({ signal }) => getJson<SavedListAnswer>(savedPaths.list(id), { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.works.some(({ artwork }) => artwork.lot) && bidIntervalMs,
    }),
};

/** In milliseconds. Bids do not arrive with the changes of availability. */
const bidIntervalMs = 15_000;
