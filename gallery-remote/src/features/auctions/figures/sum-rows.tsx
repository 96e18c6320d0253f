import type { Terms, Total } from '@gallery/shared/contract/auctions/auction';
import { Price } from '@gallery/shared/ui/artwork/price';
import { premiumText } from './sale-total';
import styles from './sum.module.css';

export type SumRowsProps = {
  total: Total;
  terms: Terms;
  address?: string;
  labels: { hammer: string; all: string };
};

export function SumRows({ total, terms, address = '', labels }: SumRowsProps) {
  const place = address.split(',').slice(-2).join(',').trim();
  return (
    <dl className={styles.rows}>
      <Row label={labels.hammer} amount={total.hammer} />
      <Row label={`Buyer’s premium, ${premiumText(terms, total.hammer)}`} amount={total.premium} />
      <Row label={`VAT on the premium, ${terms.premium.vat_percent}%`} amount={total.vat} />
      <Row label={place ? `Delivery, ${place}` : 'Delivery'} amount={total.delivery} />
      <Row label={labels.all} amount={total.total} isTotal />
    </dl>
  );
}

function Row({ label, amount, isTotal = false }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div className={`${styles.row} ${isTotal ? styles.all : ''}`}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>
        <Price amount={amount} />
      </dd>
    </div>
  );
}
