import { type ArtistRecord, artistPaths } from '@gallery/shared/contract/catalogue/artist';
import { sendJson } from '@gallery/shared/http';
import { useConfirmedRemoval } from '../../ui/page/use-confirmed-removal';
import { artistQueries } from './artist.queries';

export function useDeleteArtist() {
  return useConfirmedRemoval(
    ({ _id }: ArtistRecord) =>
      sendJson<{ message: string }>('DELETE', artistPaths.remove, { artist_id: _id }),
    artistQueries.dependents,
  );
}
