import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { artworkPath, checkoutPath, guestCheckoutPath } from '@gallery/shared/paths/gallery-paths';
import { Link, Navigate, useSearchParams } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { useBuyer } from '../../../ui/guest/use-buyer';
import { GuestStart } from '../guest/guest-start';
import { TillWork } from '../parts/till-work';
import styles from './checkout-page.module.css';
import { CheckoutTill } from './checkout-till';

export function CheckoutPage({ work }: { work: Artwork | ListedArtwork }) {
  const { status, user } = useBuyer();
  const [params] = useSearchParams();
  const isVisitor = status === 'known' && !user;
  const buysAsGuest = params.has('guest');
  if (isVisitor && !buysAsGuest)
    return (
      <Navigate
        to={loginPath}
        replace
        state={{ previous: checkoutPath(work._id), guest: guestCheckoutPath(work._id) }}
      />
    );
  return (
    <div className="page">
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <Link className="link" to={artworkPath(work._id)}>
          Back to the work
        </Link>
      </nav>
      <div className={styles.till}>
        <TillWork work={work} />
        {user && <CheckoutTill key={user._id} work={work} user={user} />}
        {isVisitor && <GuestStart artworkId={work._id} />}
        {status === 'reading' && <LoadingArea className={styles.loading} />}
      </div>
    </div>
  );
}
