import type { FiguresAnswer } from '@gallery/shared/contract/figures/figures.schema';
import styles from './figures-view.module.css';
import { ArtistsFigure } from './kinds/artists-figure';
import { BandsFigure } from './kinds/bands-figure';
import { DaysFigure } from './kinds/days-figure';
import { StepsFigure } from './kinds/steps-figure';
import { TypesFigure } from './kinds/types-figure';
import { WeeksFigure } from './kinds/weeks-figure';
import { Totals } from './parts/totals';
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
