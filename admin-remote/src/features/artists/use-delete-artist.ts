import { type ArtistRecord, artistPaths } from '@gallery/shared/contract/artist';
import { useNotify } from '@gallery/shared/host';
import { type ApiError, sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { artistQueries } from './artist.queries';

/** Deleting an artist: asked for, confirmed or not, told, and the list read again. */
export function useDeleteArtist() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [asked, ask] = useState<ArtistRecord | null>(null);
  const [busy, setBusy] = useState(false);

  async function remove(artist: ArtistRecord) {
    setBusy(true);
    try {
      const body = { artist_id: artist._id };
      const { message } = await sendJson<{ message: string }>('DELETE', artistPaths.remove, body);
      notify(message, 'success');
      void queryClient.invalidateQueries({ queryKey: artistQueries.all });
    } catch (error) {
      notify((error as ApiError).message, 'error');
    }
    setBusy(false);
    ask(null);
  }

  return { asked, ask, busy, remove };
}
