import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import { createArtworkPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { adminArtworkQueries } from '../../features/artworks/artwork.queries';
import { UndoBar } from '../../features/artworks/bulk/undo-bar';
import { useSelection } from '../../features/artworks/bulk/use-selection';
import { ArtworkGrid } from '../../features/artworks/list/artwork-grid';
import { ArtworkGridSkeleton } from '../../features/artworks/list/artwork-grid-skeleton';
import { useArtworkPages } from '../../features/artworks/list/use-artwork-pages';
import { AdminPage } from '../../features/layout/admin-page';
import { SearchFilter } from '../../ui/filters/search-filter';
import { SelectFilter } from '../../ui/filters/select-filter';

const types = artworkTypes.map((type) => ({ value: type, label: type }));

export function ArtworksScreen() {
  const pages = useArtworkPages();
  const selection = useSelection();
  const works = useQuery(adminArtworkQueries.list(pages.asked));
  return (
    <AdminPage
      title="All artworks"
      tools={
        <>
          <SearchFilter label="Search artworks" />
          <SelectFilter name="type" label="Type" all="All types" options={types} />
          <ButtonLink kind={selection.ids.size > 0 ? 'secondary' : 'primary'} to={createArtworkPath}>
            Create Artwork
          </ButtonLink>
        </>
      }
    >
      <Loaded of={works} skeleton={<ArtworkGridSkeleton />}>
        {(page) => (
          <>
            <UndoBar />
            <ArtworkGrid page={page} pages={pages} outdated={works.isPlaceholderData} selection={selection} />
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}
