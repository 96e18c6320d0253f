import {
  type ArtworksAnswer,
  artworkPaths,
  type ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { useConfirmedRemoval } from '../../../ui/page/use-confirmed-removal';
import { adminArtworkQueries } from '../artwork.queries';
import type { useArtworkPages } from './use-artwork-pages';

/** Removes the card without refetching; an emptied page gives way to the one before it, or to the works that follow. */
export function useRemoveArtwork(
  page: ArtworksAnswer,
  { previous }: Pick<ReturnType<typeof useArtworkPages>, 'previous'>,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function removeFromLists(id: string) {
    const queryKey = adminArtworkQueries.all;
    if (page.artworks.length > 1 || page.total === 1) {
      queryClient.setQueriesData<ArtworksAnswer>({ queryKey }, (list) => list && without(list, id));
      return;
    }
    if (previous) void navigate(previous.to, { replace: true, state: previous.state });
    await queryClient.invalidateQueries({ queryKey });
  }

  return useConfirmedRemoval(async ({ _id }: ListedArtwork) => {
    // The specification sends the work's id as `artist_id`.
    const body = { artist_id: _id };
    const answer = await sendJson<{ message: string }>('DELETE', artworkPaths.remove, body);
    await removeFromLists(_id);
    return answer;
  });
}

function without(list: ArtworksAnswer, id: string): ArtworksAnswer {
  const artworks = list.artworks.filter(({ _id }) => _id !== id);
  return { ...list, artworks, total: list.total - (list.artworks.length - artworks.length) };
}
