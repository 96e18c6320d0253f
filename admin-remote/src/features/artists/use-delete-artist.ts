import { type ArtistRecord, artistPaths } from '@gallery/shared/contract/catalogue/artist';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useConfirmedRemoval } from '../../ui/page/use-confirmed-removal';
import { artistQueries } from './artist.queries';

/** Deleting an artist: all that names her is read again. */
export function useDeleteArtist() {
  const queryClient = useQueryClient();
  return useConfirmedRemoval(async (artist: ArtistRecord) => {
    const body = { artist_id: artist._id };
    const answer = await sendJson<{ message: string }>('DELETE', artistPaths.remove, body);
    for (const queryKey of artistQueries.touched) void queryClient.invalidateQueries({ queryKey });
    return answer;
  });
}
