import { type ShownAnswer, savedPaths } from '@gallery/shared/contract/saved/saved';
import { getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { savedQueries } from '@gallery/shared/saved/saved.queries';

/** Whether staff see the saved works. Returns `null` if the API is of the release before. */
export const shownQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedQueries.all, userId, 'shown'],
    queryFn: ({ signal }) => getJsonOrNull<ShownAnswer>(savedPaths.shown, signal),
  });
