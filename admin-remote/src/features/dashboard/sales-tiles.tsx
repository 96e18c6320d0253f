import type { DashboardAnswer, Sales } from '@gallery/shared/contract/figures/figures';
import { Price } from '@gallery/shared/ui/artwork/price';
import { formatChange, formatOrderCount } from '../../ui/figures/sales-format';
import styles from './sales-tiles.module.css';

type Period = { name: string; sales: Sales; before?: string };

export function SalesTiles({ dashboard: { today, month, all_time } }: { dashboard: DashboardAnswer }) {
  const periods: Period[] = [
    { name: 'Today', sales: today, before: 'yesterday' },
    { name: 'This month', sales: month, before: 'last month' },
    { name: 'All time', sales: all_time },
  ];
  return (
    <div className={styles.tiles}>
      {periods.map((period) => (
        <Tile key={period.name} {...period} />
      ))}
    </div>
  );
}

function Tile({ name, sales: { amount, count, change }, before }: Period) {
  return (
    <section className={styles.tile} aria-label={`Total Sales, ${name}`}>
      <div className={styles.top}>
        <h2 className={styles.label}>Total Sales</h2>
        <span className={styles.period}>{name}</span>
      </div>
      <p className={styles.amount}>
        <Price amount={amount} />
      </p>
      <p className={styles.count}>
        {formatOrderCount(count)}
        {before && <> · {change === null ? `no sales ${before}` : <Change of={change} before={before} />}</>}
      </p>
    </section>
  );
}

/** Compares with the same part of the previous period. */
function Change({ of: change, before }: { of: number; before: string }) {
  return (
    <>
      <b className={change < 0 ? styles.down : styles.up}>{formatChange(change)}</b> on {before}
    </>
  );
}
