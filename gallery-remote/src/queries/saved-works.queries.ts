import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import {
  type SavedWorksAnswer,
  type SharedListAnswer,
  savedPaths,
  sharedVisit,
} from '@gallery/shared/contract/saved/saved';
import { getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { artworkQueries } from './artwork.queries';
import { withoutStoredBid } from './fetch-artworks';

/** Under the key of the works, so that live changes of availability reach these lists too. */
export const savedWorkQueries = {
  onDevice: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...artworkQueries.all, 'on device', ids],
      queryFn: () => sendJson<SavedWorksAnswer>('POST', savedPaths.cards, { artworks: ids }),
      placeholderData: (before: SavedWorksAnswer | undefined) => before && withoutOthers(before, ids),
    }),

  /** Returns `null` for a link that is turned off. Only the first read of a page counts as a visit. */
  shared: (token: string) =>
    queryOptions({
      queryKey: [...artworkQueries.all, 'shared', token],
      queryFn: async ({ client, queryKey, signal }) => {
        const visit = client.getQueryData(queryKey) ? '' : sharedVisit;
        const answer = await getJsonOrNull<SharedListAnswer>(savedPaths.shared(token) + visit, signal);
        return answer && { ...answer, artworks: answer.artworks.map(withoutStoredBid<ListedArtwork>) };
      },
    }),
};

function withoutOthers(answer: SavedWorksAnswer, ids: readonly string[]): SavedWorksAnswer {
  return { ...answer, artworks: answer.artworks.filter(({ _id }) => ids.includes(_id)) };
}
