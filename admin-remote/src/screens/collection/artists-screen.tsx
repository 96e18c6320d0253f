import { createArtistPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { artistQueries } from '../../features/artists/artist.queries';
import { ArtistTable } from '../../features/artists/artist-table';
import { AdminPage } from '../../features/layout/admin-page';
import { PageButton } from '../../ui/access/access';
import { SearchFilter } from '../../ui/filters/filters';

export function ArtistsScreen() {
  const [query] = useSearchParams();
  const filter = { q: query.get('q') ?? undefined, cursor: query.get('cursor') ?? undefined };
  const artists = useQuery(artistQueries.records(filter));
  return (
    <AdminPage
      title="All Artistes"
      tools={
        <>
          <SearchFilter label="Search artists" />
          <PageButton to={createArtistPath}>Create Artist</PageButton>
        </>
      }
    >
      <ArtistTable of={artists} />
    </AdminPage>
  );
}
