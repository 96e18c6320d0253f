import type { FiguresAnswer, WorksTotal } from '@gallery/shared/contract/figures/figures.schema';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import { formatChange } from '../../../ui/figures/sales-format';
import styles from './totals.module.css';

export function Totals({ total, before }: Pick<FiguresAnswer, 'total' | 'before'>) {
  return (
    <div className={styles.tiles}>
      <Tile name="Sold" change={shareChange(total.amount, before.amount)}>
        <Price amount={total.amount} />
      </Tile>
      <Tile name="Works" change={difference(total, before, 'works')}>
        {total.works.toLocaleString('en')}
      </Tile>
      <Tile name="Median price" change={shareChange(total.median_price, before.median_price)}>
        {total.median_price === null ? '–' : <Price amount={Math.round(total.median_price)} />}
      </Tile>
      <Tile name="Median days listed" change={difference(total, before, 'median_days')}>
        {total.median_days === null ? '–' : total.median_days}
      </Tile>
    </div>
  );
}

type TileProps = { name: string; change: string | null; children: ReactNode };

function Tile({ name, change, children }: TileProps) {
  return (
    <section className={styles.tile} aria-label={name}>
      <h2 className={styles.label}>{name}</h2>
      <p className={styles.figure}>{children}</p>
      <p className={styles.change}>
        {change === null ? (
          'No comparison with the year before'
        ) : (
          <>
            <b>{change}</b> on the year before
          </>
        )}
      </p>
    </section>
  );
}

function shareChange(now: number | null, before: number | null): string | null {
  return now === null || !before ? null : formatChange((now - before) / before);
}

function difference(now: WorksTotal, before: WorksTotal, field: 'works' | 'median_days'): string | null {
  const [value, earlier] = [now[field], before[field]];
  if (value === null || earlier === null || before.works === 0) return null;
  const change = value - earlier;
  return `${change > 0 ? '+' : ''}${change.toLocaleString('en')}`;
}
