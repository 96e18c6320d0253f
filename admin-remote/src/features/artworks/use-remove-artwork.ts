import { type Artwork, type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/artwork';
import { useNotify } from '@gallery/shared/host';
import { type ApiError, sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { officeArtworkQueries } from './artwork.queries';

/** Removing a work: asked for, confirmed or not, told, and the card taken away without reading the list again. */
export function useRemoveArtwork() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [asked, ask] = useState<Artwork | null>(null);
  const [busy, setBusy] = useState(false);

  async function remove({ _id }: Artwork) {
    setBusy(true);
    try {
      // The specification sends the id of the work under this name.
      const body = { artist_id: _id };
      const { message } = await sendJson<{ message: string }>('DELETE', artworkPaths.remove, body);
      notify(message, 'success');
      queryClient.setQueriesData<ArtworksAnswer>(
        { queryKey: officeArtworkQueries.all },
        (list) => list && without(list, _id),
      );
    } catch (error) {
      notify((error as ApiError).message, 'error');
    }
    setBusy(false);
    ask(null);
  }

  return { asked, ask, busy, remove };
}

function without(list: ArtworksAnswer, id: string): ArtworksAnswer {
  const artworks = list.artworks.filter(({ _id }) => _id !== id);
  return { ...list, artworks, total: list.total - (list.artworks.length - artworks.length) };
}
