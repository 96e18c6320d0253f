import { useQuery } from '@gallery/shared/query';
import { Filtered } from '../../../ui/filters/filtered';
import { adminArtworkQueries } from '../artwork.queries';
import { bulkQueries } from '../bulk/bulk.queries';
import { UndoBar } from '../bulk/undo/undo-bar';
import type { Selection } from '../bulk/use-selection';
import { ArtworkGrid } from './artwork-grid';
import { ArtworkGridSkeleton } from './artwork-grid-skeleton';
import { useArtworkPages } from './use-artwork-pages';

export function ArtworkWall({ selection }: { selection: Selection }) {
  const pages = useArtworkPages();
  const works = useQuery(adminArtworkQueries.list(pages.asked));
  // The undo bar would move the works if it arrived later.
  const { isPending } = useQuery(bulkQueries.recent);
  return (
    <Filtered of={isPending ? { ...works, data: undefined } : works} skeleton={<ArtworkGridSkeleton />}>
      {(page) => (
        <>
          <UndoBar />
          <ArtworkGrid page={page} pages={pages} outdated={works.isPlaceholderData} selection={selection} />
        </>
      )}
    </Filtered>
  );
}
