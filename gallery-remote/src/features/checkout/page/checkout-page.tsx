import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useSession } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { artworkPath, checkoutPath } from '@gallery/shared/paths/gallery-paths';
import { Link, Navigate } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import { TillWork } from '../parts/till-work';
import styles from './checkout-page.module.css';
import { CheckoutTill } from './checkout-till';

export function CheckoutPage({ work }: { work: Artwork | ListedArtwork }) {
  const { status, user } = useSession();
  if (status === 'known' && !user)
    return <Navigate to={loginPath} replace state={{ previous: checkoutPath(work._id) }} />;
  return (
    <div className="page">
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <Link className="link" to={artworkPath(work._id)}>
          Back to the work
        </Link>
      </nav>
      <div className={styles.till}>
        <TillWork work={work} />
        {user ? <CheckoutTill work={work} user={user} /> : <LoadingArea className={styles.loading} />}
      </div>
    </div>
  );
}
