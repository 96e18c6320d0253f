import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { ArtworkLink } from '../../features/artworks/artwork-link';
import { NotShared, SharedList, SharedListSkeleton } from '../../features/saved/shared-list';
import { savedWorkQueries } from '../../queries/saved-works.queries';

export function SharedListScreen() {
  const { id = '' } = useParams();
  const list = useQuery(savedWorkQueries.shared(id));
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Loaded of={list} skeleton={<SharedListSkeleton />} wholePage>
        {(found) => (found ? <SharedList list={found} Card={ArtworkLink} /> : <NotShared />)}
      </Loaded>
    </>
  );
}
