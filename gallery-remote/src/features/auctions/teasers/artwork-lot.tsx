import type { WorkLot } from '@gallery/shared/contract/catalogue/artwork';
import { formatDateTime } from '@gallery/shared/domain/time';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from './artwork-lot.module.css';

/** Replaces the purchase of a work in an auction. A stored page knows neither bid nor times. */
export function ArtworkLot({ lot }: { lot: WorkLot }) {
  const { number, price, start } = lot;
  const now = price === undefined ? undefined : Date.now();
  const isUpcoming = now !== undefined && now < Date.parse(lot.opens_at);
  const isOpen = now !== undefined && !isUpcoming && now < Date.parse(lot.closes_at);
  return (
    <>
      <p className={styles.bid}>
        {price === 0 ? 'Opening bid' : 'Current bid'}
        <span className={styles.price}>
          {price === undefined ? (
            <span className={styles.loading}>Loading the current bid</span>
          ) : (
            <Price amount={price || start} />
          )}
        </span>
      </p>
      <p className={styles.lot}>
        This work is in the auction:{' '}
        <Link className="link" to={lotPath(lot._id)}>
          Lot {number}
        </Link>
        {isUpcoming && `, which opens on ${formatDateTime(lot.opens_at)} Lagos time`}
        {isOpen && `, which closes on ${formatDateTime(lot.closes_at)} Lagos time`}.
      </p>
      <ButtonLink to={lotPath(lot._id)}>{isOpen ? 'Bid Now' : 'See the lot'}</ButtonLink>
    </>
  );
}
