import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useQueryClient } from '@gallery/shared/query';
import type { ComponentProps } from 'react';
import { artworkQueries } from '../../queries/artwork.queries';
import { ArtworkCard } from '../../ui/artwork-card';

/** Prefetches the work's page when a pointer, a finger, or the focus reaches the card. */
export function ArtworkLink({ work, ...rest }: { work: ListedArtwork } & ComponentProps<typeof ArtworkCard>) {
  const queryClient = useQueryClient();

  function prefetch() {
    if (savesData()) return;
    void queryClient.prefetchQuery(artworkQueries.one(work._id));
    if (work.artist_id) void queryClient.prefetchQuery(artworkQueries.byArtist(work.artist_id._id));
  }

  return <ArtworkCard {...rest} work={work} onIntent={prefetch} />;
}

/** Only some browsers report it. Such a browser also ignores the edge's speculation rules. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
