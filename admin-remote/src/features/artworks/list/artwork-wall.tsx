import { useQuery } from '@gallery/shared/query';
import { Filtered } from '../../../ui/filters/filtered';
import { adminArtworkQueries } from '../artwork.queries';
import { UndoBar } from '../bulk/undo/undo-bar';
import type { Selection } from '../bulk/use-selection';
import { ArtworkGrid } from './artwork-grid';
import { ArtworkGridSkeleton } from './artwork-grid-skeleton';
import { useArtworkPages } from './use-artwork-pages';

export function ArtworkWall({ selection }: { selection: Selection }) {
  const pages = useArtworkPages();
  const works = useQuery(adminArtworkQueries.list(pages.asked));
  return (
    <Filtered of={works} skeleton={<ArtworkGridSkeleton />}>
      {(page) => (
        <>
          <UndoBar />
          <ArtworkGrid page={page} pages={pages} outdated={works.isPlaceholderData} selection={selection} />
        </>
      )}
    </Filtered>
  );
}
