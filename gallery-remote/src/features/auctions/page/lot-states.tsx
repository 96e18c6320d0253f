import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { NotFoundPage } from '../../../ui/not-found-page';
import styles from './lot-skeleton.module.css';

export function LotSkeleton() {
  return (
    <div className={`page ${styles.loading}`}>
      <div className={styles.picture} />
      <div className={styles.panel}>
        <Spinner />
        <p>Loading the current bid</p>
      </div>
    </div>
  );
}

export function UnknownLot() {
  return (
    <NotFoundPage
      title="Lot not found"
      description="This lot is not in an auction of the gallery."
      message="There is no lot at this address. It may have left the auction, or the address may be mistyped."
      link={{ to: auctionsPath, label: 'See all lots' }}
    />
  );
}
