import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import { createArtworkPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { adminArtworkQueries } from '../../features/artworks/artwork.queries';
import { ArtworkGrid } from '../../features/artworks/list/artwork-grid';
import { ArtworkGridSkeleton } from '../../features/artworks/list/artwork-grid-skeleton';
import { useArtworkPages } from '../../features/artworks/list/use-artwork-pages';
import { AdminPage } from '../../features/layout/admin-page';
import { SearchFilter } from '../../ui/filters/search-filter';
import { SelectFilter } from '../../ui/filters/select-filter';

const types = artworkTypes.map((type) => ({ value: type, label: type }));

export function ArtworksScreen() {
  const pages = useArtworkPages();
  const works = useQuery(adminArtworkQueries.list(pages.asked));
  return (
    <AdminPage
      title="All artworks"
      tools={
        <>
          <SearchFilter label="Search artworks" />
          <SelectFilter name="type" label="Type" all="All types" options={types} />
          <ButtonLink to={createArtworkPath}>Create Artwork</ButtonLink>
        </>
      }
    >
      <Loaded of={works} skeleton={<ArtworkGridSkeleton />}>
        {(page) => <ArtworkGrid page={page} pages={pages} outdated={works.isPlaceholderData} />}
      </Loaded>
    </AdminPage>
  );
}
