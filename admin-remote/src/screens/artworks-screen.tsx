import { artworkTypes } from '@gallery/shared/contract/artwork';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/button';
import { Loaded } from '@gallery/shared/ui/loaded';
import { SearchFilter } from '@gallery/shared/ui/search-filter';
import { SelectFilter } from '@gallery/shared/ui/select-filter';
import { officeArtworkQueries } from '../features/artworks/artwork.queries';
import { ArtworkWall } from '../features/artworks/artwork-wall';
import { ArtworkWallSkeleton } from '../features/artworks/artwork-wall-skeleton';
import { createArtworkPath } from '../features/artworks/office-artwork-paths';
import { useArtworkPages } from '../features/artworks/use-artwork-pages';
import { OfficePage } from '../features/office/office-page';

const types = artworkTypes.map((type) => ({ value: type, label: type }));

export function ArtworksScreen() {
  const pages = useArtworkPages();
  const works = useQuery(officeArtworkQueries.list(pages.asked));
  return (
    <OfficePage
      title="All artworks"
      tools={
        <>
          <SearchFilter label="Search artworks" />
          <SelectFilter name="type" label="Type" all="All types" options={types} />
          <ButtonLink to={createArtworkPath}>Create Artwork</ButtonLink>
        </>
      }
    >
      <Loaded of={works} skeleton={<ArtworkWallSkeleton />}>
        {(page) => <ArtworkWall page={page} pages={pages} outdated={works.isPlaceholderData} />}
      </Loaded>
    </OfficePage>
  );
}
