import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { artistName } from '@gallery/shared/domain/names';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { artworkPath, checkoutPath, guestCheckoutPath } from '@gallery/shared/paths/gallery-paths';
import { useCurrentAccount } from '@gallery/shared/query/use-current-account';
import { Link, Navigate, useSearchParams } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import label from '../../../ui/artwork-label.module.css';
import { formatSize } from '../../../ui/artwork-page/size';
import { useBuyer } from '../../../ui/guest/use-buyer';
import { GuestStart } from '../guest/guest-start';
import styles from './checkout-page.module.css';
import { CheckoutTill } from './checkout-till';

export function CheckoutPage({ work }: { work: Artwork | ListedArtwork }) {
  const { status, user } = useBuyer();
  useCurrentAccount();
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

function TillWork({ work }: { work: Artwork | ListedArtwork }) {
  return (
    <div className={styles.work}>
      <div>
        <ArtworkPicture work={work} sizes="(min-width: 60rem) 42vw, 5.5rem" priority />
      </div>
      <p>
        <span className={label.title}>{work.name_of_artwork}</span>
        <span className={label.artist}>
          {artistName(work.artist_id)}
          {work.edition && `, ${editionNumberText(work.edition)}`}
        </span>
        <span className={styles.facts}>{factsOf(work)}</span>
      </p>
    </div>
  );
}

function factsOf(work: Artwork | ListedArtwork): string {
  if (!('materials' in work)) return String(work.year ?? '');
  const { year, materials, framed } = work;
  const frame = framed ? 'framed' : framed === false && 'unframed';
  return [year, materials?.toLowerCase(), formatSize(work), frame].filter(Boolean).join(', ');
}
