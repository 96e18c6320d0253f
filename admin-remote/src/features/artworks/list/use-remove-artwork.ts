import { type Artwork, type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { useConfirmedRemoval } from '../../../ui/page/use-confirmed-removal';
import { adminArtworkQueries } from '../artwork.queries';
import type { useArtworkPages } from './use-artwork-pages';

/**
 * Removing a work: its card is taken away without reading the list again, until the page has none left. Then the page
 * before it is opened, and without one the works that follow come.
 */
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

  return useConfirmedRemoval(async ({ _id }: Artwork) => {
    // The specification sends the id of the work under this name.
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
