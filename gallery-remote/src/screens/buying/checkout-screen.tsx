import { useParams } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useArtwork } from '../../features/artworks/use-artwork';
import { CheckoutPage } from '../../features/checkout/page/checkout-page';
import { NotFoundPage } from '../../ui/not-found-page';
import styles from './thanks-screen.module.css';

export function CheckoutScreen() {
  const { id = '' } = useParams();
  const artwork = useArtwork(id);
  return (
    <Loaded of={artwork} skeleton={<LoadingArea className={styles.loading} />} wholePage>
      {(work) =>
        work ? (
          <>
            <PageMeta title="Complete your purchase" description="Your delivery and payment." noindex />
            <CheckoutPage key={work._id} work={work} />
          </>
        ) : (
          <NotFoundPage
            title="Artwork not found"
            description="This artwork is not in the gallery."
            message="There is no work at this address. It may have left the gallery."
            link={{ to: '/', label: 'See the gallery' }}
          />
        )
      }
    </Loaded>
  );
}
