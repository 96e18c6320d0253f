import type { FiguresAnswer } from '@gallery/shared/contract/figures/figures.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import own from './days-plot.module.css';
import styles from './plot.module.css';
import { percent } from './plot-frame';

type DaysPlotProps = { days: FiguresAnswer['days']; median: number | null };

/** Draws a dot for each work, by the days from its listing to its sale or until today. */
export function DaysPlot({ days: { spread, longest }, median }: DaysPlotProps) {
  const end = Math.ceil(Math.max(1, spread.at(-1)?.days ?? 0, median ?? 0) / 100) * 100;
  const rows = [
    { name: 'Sold', dot: styles.sold, dots: stackDots(spread, 'sold', end) },
    { name: 'Listed', dot: styles.listed, dots: stackDots(spread, 'listed', end) },
  ];
  const [oldest] = longest.filter(({ state }) => state !== 'sold');
  const says = oldest ? ` Listed longest: ${oldest.name}, ${oldest.days} days.` : '';
  const half = median === null ? '' : ` Half sell within ${median} days.`;
  return (
    <div className={own.rows}>
      {rows.map(({ name, dot, dots }) => (
        <div key={name} className={own.row}>
          <p className={own.name}>
            <b>{name}</b> {countOf(dots.length, 'work')}
          </p>
          <svg
            className={styles.plot}
            width="100%"
            height={height}
            role="img"
            aria-label={`${name}: ${countOf(dots.length, 'work')} by days listed.${name === 'Sold' ? half : says}`}
          >
            {ticksTo(end).map((day) => (
              <g key={day}>
                <line
                  className={styles.line}
                  x1={percent(day / end)}
                  x2={percent(day / end)}
                  y2={height - 20}
                />
                <text x={percent(day / end)} y={height - 4}>
                  {day}
                </text>
              </g>
            ))}
            {dots.map(({ key, at, y }) => (
              <circle key={key} className={dot} cx={percent(at)} cy={middle + y} r="3.5" />
            ))}
            {name === 'Sold' && median !== null && <Median at={median / end} days={median} />}
          </svg>
        </div>
      ))}
    </div>
  );
}

/** In pixels. */
const [height, middle] = [124, 58];

function Median({ at, days }: { at: number; days: number }) {
  return (
    <>
      <line className={styles.median} x1={percent(at)} x2={percent(at)} y1="4" y2={height - 20} />
      <text className={`${styles.now} ${styles.start}`} x={percent(at)} y="12" dx="6">
        half within {days} days
      </text>
    </>
  );
}

function ticksTo(end: number): number[] {
  const step = Math.ceil(end / 400) * 100;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
}

type Spread = FiguresAnswer['days']['spread'];
/** `at` is a share of the width, `y` the distance from the middle in pixels. */
type Dot = { key: string; at: number; y: number };

/** Stacks the works of neighbouring days around the middle. A high stack becomes dense, never higher than the plot. */
function stackDots(spread: Spread, kind: 'sold' | 'listed', end: number): Dot[] {
  const stacks = new Map<number, number>();
  for (const { days, [kind]: works } of spread) {
    const stack = Math.round((days / end) * columns);
    stacks.set(stack, (stacks.get(stack) ?? 0) + works);
  }
  return [...stacks].flatMap(([stack, works]) => {
    const step = Math.min(dotHeight, maxHeight / works);
    return Array.from({ length: works }, (_, index) => ({
      key: `${stack} ${index}`,
      at: stack / columns,
      y: (index - (works - 1) / 2) * step,
    }));
  });
}

const columns = 60;
const [dotHeight, maxHeight] = [9, 80];
