import { Underline } from '@gallery/shared/brand/icons/underline';
import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { countOf } from '@gallery/shared/domain/count-of';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import { ReferencePrice } from '../../../ui/reference-price/reference-price';
import { reserveText } from '../lot/lot-terms';
import styles from './figure.module.css';

type FigureProps = { label: string; children: ReactNode; sub?: ReactNode };

export function Figure({ label, children, sub }: FigureProps) {
  return (
    <div className={styles.figure}>
      <p className={styles.label}>{label}</p>
      {children}
      {sub && <p className={styles.sub}>{sub}</p>}
    </div>
  );
}

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
  const count = `${countOf(lot.bids, 'bid')} · ${reserveText[lot.reserve]}`;
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

function openingReserve({ reserve }: Lot): string {
  return reserve === 'none' ? 'No reserve' : 'With a reserve';
}
