import type { SoldType } from '@gallery/shared/contract/figures/figures.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatShortNaira } from '../../../ui/figures/sales-format';
import styles from './plot.module.css';
import { heightOf, PlotFrame, percent, topOf } from './plot-frame';
import own from './types-plot.module.css';

type TypesPlotProps = { types: readonly SoldType[]; isCurrent: boolean };

/** Draws a plot for each type. All have the same scale. `isCurrent` tells that the last month still runs. */
export function TypesPlot({ types, isCurrent }: TypesPlotProps) {
  const amounts = types.flatMap(({ months }) => months.map(({ amount }) => amount));
  const top = topOf(
    amounts.reduce((max, amount) => Math.max(max, amount), 0),
    100_000,
  );
  return types.map((type) => (
    <section key={type.type} className={own.type} aria-label={type.type}>
      <p className={own.head}>
        <b>{type.type}</b>
        <span>{formatShortNaira(type.amount)}</span>
      </p>
      <PlotFrame
        label={`${type.type}: ${formatShortNaira(type.amount)} by month`}
        height={height}
        top={top}
        labels={labelsOf(type)}
      >
        {type.months.map(({ month, amount }, at) => (
          <rect
            key={month}
            className={isCurrent && at === type.months.length - 1 ? styles.open : styles.column}
            x={percent((at + 0.28) / type.months.length)}
            width={percent(0.44 / type.months.length)}
            y={heightOf(amount, { height, top })}
            height={height - heightOf(amount, { height, top })}
          >
            <title>{`${monthOf(month)}: ${formatShortNaira(amount)}`}</title>
          </rect>
        ))}
      </PlotFrame>
      <p className={own.works}>{countOf(type.works, 'work')}</p>
    </section>
  ));
}

/** In pixels. */
const height = 74;
const maxLabels = 7;

function labelsOf({ months }: SoldType) {
  const step = Math.ceil(months.length / maxLabels);
  return months.flatMap(({ month }, at) =>
    at % step === 0 ? [{ text: monthOf(month), at: (at + 0.5) / months.length }] : [],
  );
}

/** Turns '2026-10' into 'Oct'. */
function monthOf(month: string): string {
  return format(new Date(`${month}-15T12:00:00Z`));
}

const { format } = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
