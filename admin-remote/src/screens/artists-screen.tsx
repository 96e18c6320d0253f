import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/button';
import { SearchFilter } from '@gallery/shared/ui/search-filter';
import { artistQueries } from '../features/artists/artist.queries';
import { ArtistTable } from '../features/artists/artist-table';
import { createArtistPath } from '../features/artists/office-artist-paths';
import { OfficePage } from '../features/office/office-page';

export function ArtistsScreen() {
  const [query] = useSearchParams();
  const asked = { q: query.get('q') ?? undefined, cursor: query.get('cursor') ?? undefined };
  const artists = useQuery(artistQueries.records(asked));
  return (
    <OfficePage
      title="All Artistes"
      tools={
        <>
          <SearchFilter label="Search artists" />
          <ButtonLink to={createArtistPath}>Create Artist</ButtonLink>
        </>
      }
    >
      <ArtistTable of={artists} />
    </OfficePage>
  );
}
