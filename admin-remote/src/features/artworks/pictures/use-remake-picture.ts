import { artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { queryKeys } from '../../../ui/query-keys';
import { adminArtworkQueries } from '../artwork.queries';

/** Makes the smaller pictures of a work again, after which the lists no longer show it as failed. */
export function useRemakePicture(id: string, done?: () => void) {
  return useAction({
    async mutationFn() {
      await sendJson('POST', artworkPaths.remake(id), {});
    },
    invalidates: [adminArtworkQueries.record(id).queryKey, adminArtworkQueries.all, queryKeys.worksList],
    done,
  });
}
