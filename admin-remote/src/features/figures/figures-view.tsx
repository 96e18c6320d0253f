import type { FiguresAnswer, WorksTotal } from '@gallery/shared/contract/figures/figures.schema';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import { formatChange } from '../../ui/figures/sales-format';
import styles from './figures-view.module.css';
import { DaysFigure } from './kinds/days-figure';
import { ArtistsFigure, BandsFigure, TypesFigure } from './kinds/sales-figures';
import { StepsFigure } from './kinds/steps-figure';
import { WeeksFigure } from './kinds/weeks-figure';
import type { Period } from './period';

export function FiguresView({ figures, period }: { figures: FiguresAnswer; period: Period }) {
  return (
    <>
      <Totals total={figures.total} before={figures.before} />
      <WeeksFigure weeks={figures.weeks} period={period} />
      <div className={styles.pair}>
        <div className={styles.column}>
          <ArtistsFigure artists={figures.artists} period={period} />
          <BandsFigure bands={figures.bands} period={period} />
        </div>
        <TypesFigure types={figures.types} period={period} />
      </div>
      <StepsFigure steps={figures.steps} period={period} />
      <DaysFigure days={figures.days} median={figures.total.median_days} period={period} />
      <p className={styles.note}>
        Amounts are payments with delivery, less refunds, on the day of the payment. Days count from the day
        when a work was listed. Views count without cookies and without bots, and store nothing about
        visitors.
      </p>
    </>
  );
}

function Totals({ total, before }: Pick<FiguresAnswer, 'total' | 'before'>) {
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
