import { vatPercent } from '@gallery/shared/auction/premium';
import { PriceParts } from '@gallery/shared/ui/order/price-parts';
import styles from './checkout-sum.module.css';

type CheckoutSumProps = {
  parts: { label: string; amount: number }[];
  label: string;
  total: number;
  hasVat: boolean;
};

/** The parts of the total. `hasVat` means that the total includes VAT, which no part names. */
export function CheckoutSum({ parts, label, total, hasVat }: CheckoutSumProps) {
  const vat = { label: `Includes VAT at ${vatPercent}%`, amount: vatIn(total) };
  return (
    <div className={styles.sum}>
      <PriceParts parts={hasVat ? parts.concat(vat) : parts} total={label} amount={total} />
    </div>
  );
}

/** In whole naira. The invoice has the kobo too. */
function vatIn(total: number): number {
  return Math.round((total * vatPercent) / (100 + vatPercent));
}
