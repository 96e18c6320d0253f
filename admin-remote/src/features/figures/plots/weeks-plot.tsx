import type { SoldWeek } from '@gallery/shared/contract/figures/figures.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatShortNaira, formatWeek } from '../../../ui/figures/sales-format';
import styles from './plot.module.css';
import { heightOf, PlotFrame, type PlotLabel, percent, topOf } from './plot-frame';

type WeeksPlotProps = { weeks: readonly SoldWeek[]; isCurrent: boolean };

/** `isCurrent` tells that the last week still runs. */
export function WeeksPlot({ weeks, isCurrent }: WeeksPlotProps) {
  const top = topOf(
    weeks.reduce((max, { amount, before }) => Math.max(max, amount, before), 0),
    100_000,
  );
  const scale = { height, top };
  const center = (at: number) => (at + 0.5) / weeks.length;
  const highest = highestOf(weeks);
  return (
    <>
      <p className={styles.key}>
        <span>
          <svg width="16" height="12" aria-hidden="true">
            <rect className={styles.column} x="4" width="8" height="12" />
          </svg>
          this period
        </span>
        <span>
          <svg width="28" height="12" aria-hidden="true">
            <line className={styles.before} x2="28" y1="6" y2="6" />
            <circle className={styles.point} cx="14" cy="6" r="2.8" />
          </svg>
          the year before
        </span>
      </p>
      <PlotFrame label={labelOf(weeks)} height={height} top={top} labels={labelsOf(weeks, isCurrent)}>
        {weeks.map((week, at) => (
          <rect
            key={week.starts_on}
            className={isCurrent && at === weeks.length - 1 ? styles.open : styles.column}
            x={percent((at + 0.22) / weeks.length)}
            width={percent(0.56 / weeks.length)}
            y={heightOf(week.amount, scale)}
            height={height - heightOf(week.amount, scale)}
          >
            <title>{titleOf(week)}</title>
          </rect>
        ))}
        {weeks.slice(1).map((week, at) => (
          <line
            key={week.starts_on}
            className={styles.before}
            x1={percent(center(at))}
            x2={percent(center(at + 1))}
            y1={heightOf(weeks[at]?.before ?? 0, scale)}
            y2={heightOf(week.before, scale)}
          />
        ))}
        {weeks.map(({ starts_on, before }, at) => (
          <circle
            key={starts_on}
            className={styles.point}
            cx={percent(center(at))}
            cy={heightOf(before, scale)}
            r="2.6"
          />
        ))}
        {highest && (
          <text {...placeOf(center(weeks.indexOf(highest)))} y={heightOf(highest.amount, scale) - 6}>
            {formatShortNaira(highest.amount)}
          </text>
        )}
      </PlotFrame>
    </>
  );
}

/** In pixels. */
const height = 210;

/** How many weeks a screen names, and the share of its width that 'this week' needs at the end. */
const screens = { wide: { weeks: 6, end: 0.12 }, narrow: { weeks: 4, end: 0.37 } };

function labelsOf(weeks: readonly SoldWeek[], isCurrent: boolean): PlotLabel[] {
  return weeks.flatMap<PlotLabel>(({ starts_on }, at) => {
    if (isCurrent && at === weeks.length - 1) return [{ text: 'this week', at: 1, now: true }];
    const center = (at + 0.5) / weeks.length;
    const shownOn = (['wide', 'narrow'] as const).filter((screen) => {
      const { weeks: most, end } = screens[screen];
      return at % Math.ceil(weeks.length / most) === 0 && (!isCurrent || center <= 1 - end);
    });
    if (shownOn.length === 0) return [];
    return [{ text: formatWeek(starts_on), at: center, only: shownOn.length === 1 ? shownOn[0] : undefined }];
  });
}

/** An amount near the end of the plot ends with it: centered, it would leave the panel. */
function placeOf(center: number) {
  if (center < 0.9) return { className: styles.now, x: percent(center) };
  return { className: `${styles.now} ${styles.end}`, x: percent(1) };
}

function labelOf(weeks: readonly SoldWeek[]): string {
  const best = highestOf(weeks);
  const highest = best
    ? `Highest: ${formatShortNaira(best.amount)} in the week of ${formatWeek(best.starts_on)}.`
    : 'No sales.';
  return `Sales by week in naira, ${weeks.length} weeks. ${highest}`;
}

function highestOf(weeks: readonly SoldWeek[]): SoldWeek | undefined {
  const [best] = Array.from(weeks).sort((a, b) => b.amount - a.amount);
  return best?.amount ? best : undefined;
}

function titleOf({ starts_on, amount, works, before }: SoldWeek): string {
  const sold = `${formatShortNaira(amount)}, ${countOf(works, 'work')}`;
  return `Week of ${formatWeek(starts_on)}: ${sold}. The year before: ${formatShortNaira(before)}`;
}
