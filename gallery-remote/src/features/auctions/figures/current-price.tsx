import { Underline } from '@gallery/shared/brand/icons/underline';
import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ReferencePrice } from '../../../ui/reference-price/reference-price';
import styles from './current-price.module.css';
import { Figure } from './figure';

type CurrentPriceProps = {
  lot: Lot;
  /** The previous price, while it is news. */
  upFrom?: number | null;
  /** Replaces 'Current bid'. */
  label?: string;
};

export function CurrentPrice({ lot, upFrom = null, label = 'Current bid' }: CurrentPriceProps) {
  if (lot.bids === 0) {
    return (
      <Figure label="Opening bid" sub={`No bids yet · ${openingReserve(lot)}`}>
        <Amount amount={lot.start} />
      </Figure>
    );
  }
  const count = `${lot.bids} ${lot.bids === 1 ? 'bid' : 'bids'} · ${reserveText[lot.reserve]}`;
  return (
    <Figure
      label={label}
      sub={
        <span className={styles.lines}>
          {upFrom !== null && (
            <span className={styles.line}>
              Up from <Price amount={upFrom} /> just now
            </span>
          )}
          <span className={styles.line}>{count}</span>
        </span>
      }
    >
      <Amount amount={lot.price} isNew={upFrom !== null} />
    </Figure>
  );
}

export function Amount({ amount, isNew = false }: { amount: number; isNew?: boolean }) {
  return (
    <p className={styles.amount}>
      <ReferencePrice amount={amount} />
      {isNew && <Underline className={styles.stroke} />}
    </p>
  );
}

export const reserveText = { none: 'No reserve', 'not met': 'Reserve not met', met: 'Reserve met' };

function openingReserve({ reserve }: Lot): string {
  return reserve === 'none' ? 'No reserve' : 'With a reserve';
}
