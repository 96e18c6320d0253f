import { checkoutPath } from '@gallery/shared/paths/gallery-paths';
import { Navigate, useNavigationType, useParams, useSearchParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useDeferredValue } from 'react';
import { ArtworkMeta } from '../features/artworks/page/artwork-meta';
import { ArtworkSkeleton } from '../features/artworks/page/artwork-skeleton';
import { useArtwork } from '../features/artworks/use-artwork';
import { NotFoundPage } from '../ui/not-found-page';
import { ArtworkChapters, ArtworkOffer } from './parts/artwork-sections';
import styles from './screen.module.css';

export function ArtworkScreen() {
  const { id = '' } = useParams();
  const artwork = useArtwork(id);
  const belowFoldReady = useBelowFoldReady();
  return (
    <Loaded of={artwork} skeleton={<ArtworkSkeleton />} wholePage>
      {(work) =>
        work ? (
          <article key={work._id}>
            <ArtworkOffer work={work} />
            <OldCheckoutAddress artworkId={work._id} />
            {belowFoldReady ? <ArtworkChapters work={work} /> : <div className={styles.below} />}
            <ArtworkMeta work={work} />
          </article>
        ) : (
          <UnknownArtwork />
        )
      }
    </Loaded>
  );
}

function UnknownArtwork() {
  return (
    <NotFoundPage
      title="Artwork not found"
      description="This artwork is not in the gallery."
      message="There is no work at this address. It may have left the gallery, or the address may be mistyped."
      link={{ to: '/', label: 'See the gallery' }}
    />
  );
}

/** True at once for 'POP' navigations (going back, hydration), else after the top has rendered. */
function useBelowFoldReady(): boolean {
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(true, isBack);
}

/** Earlier releases linked to the work with `?buy=1`, also from bookmarks and stored pages. */
function OldCheckoutAddress({ artworkId }: { artworkId: string }) {
  const [params] = useSearchParams();
  return params.get('buy') === '1' ? <Navigate to={checkoutPath(artworkId)} replace /> : null;
}
