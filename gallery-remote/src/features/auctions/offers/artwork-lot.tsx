import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { formatDateTime } from '@gallery/shared/format/dates';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { lotPath } from '../lot/lot-path';
import styles from './artwork-lot.module.css';

/** Stands where a work that is in no auction is bought. */
export function ArtworkLot({ lot }: { lot: Lot }) {
  const { number, state, price, start } = lot;
  const when =
    state === 'upcoming'
      ? `opens on ${formatDateTime(lot.opens_at)}`
      : `closes on ${formatDateTime(lot.closes_at)}`;
  return (
    <>
      <p className={styles.bid}>
        {price > 0 ? 'Current bid' : 'Opening bid'}
        <span className={styles.price}>
          <Price amount={price || start} />
        </span>
      </p>
      <p className={styles.lot}>
        This work is in the auction:{' '}
        <Link className="link" to={lotPath(lot._id)}>
          Lot {number}
        </Link>
        , which {when}.
      </p>
      <ButtonLink to={lotPath(lot._id)}>Bid Now</ButtonLink>
    </>
  );
}
