import type { SalesWeek } from '@gallery/shared/contract/figures/figures';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { formatOrderCount, formatShortNaira, formatWeek } from '../../ui/figures/sales-format';
import styles from './sales-chart.module.css';

export function SalesChart({ weeks }: { weeks: SalesWeek[] }) {
  const { parentRef, width } = useParentSize(widthOnly);
  const shown = width < phoneWidth ? weeks.slice(-7) : weeks;
  return (
    <div ref={parentRef} className={styles.frame}>
      {width > 0 && <Chart weeks={shown} width={width} />}
    </div>
  );
}

function Chart({ weeks, width }: { weeks: SalesWeek[]; width: number }) {
  const highest = weeks.reduce((max, week) => (week.amount > max.amount ? week : max), noSales);
  const days = weeks.map(({ starts_on }) => starts_on);
  const running = days.at(-1);
  const x = scaleBand({ domain: days, range: [left, width], padding: 0.54, paddingOuter: 0.27 });
  const y = scaleLinear({
    domain: [0, Math.max(highest.amount, minScaleTop)],
    range: [bottom, top],
    nice: 2,
  });
  return (
    <svg
      className={styles.chart}
      width={width}
      height={height}
      role="img"
      aria-label={chartLabel(weeks, highest)}
    >
      <GridRows scale={y} left={left} width={width - left} numTicks={2} className={styles.lines} />
      <AxisLeft
        scale={y}
        left={left}
        numTicks={2}
        hideAxisLine
        hideTicks
        tickFormat={(amount) => formatShortNaira(Number(amount))}
      />
      <SalesColumns weeks={weeks} x={x} y={y} highest={highest} />
      <AxisBottom
        scale={x}
        top={bottom}
        hideAxisLine
        hideTicks
        tickValues={days.filter((day, at) => day === running || (at % 4 === 0 && at < days.length - 2))}
        tickFormat={(day) => (day === running ? 'This week' : formatWeek(day))}
        tickLabelProps={(day) => (day === running ? { textAnchor: 'middle', fontWeight: 600 } : middle)}
      />
    </svg>
  );
}

function chartLabel(weeks: SalesWeek[], highest: SalesWeek): string {
  const best = highest.amount
    ? `Highest: ${formatShortNaira(highest.amount)} in the week of ${formatWeek(highest.starts_on)}.`
    : 'No sales.';
  return `Sales per week, ${weeks.length} weeks, in naira. ${best}`;
}

const widthOnly: Parameters<typeof useParentSize>[0] = { ignoreDimensions: ['height', 'top', 'left'] };
/** In pixels, like the numbers below. */
const phoneWidth = 520;
const [left, top, bottom, height] = [44, 20, 186, 212];
/** In whole naira. */
const minScaleTop = 100_000;
const noSales: SalesWeek = { starts_on: '', amount: 0, count: 0 };
const middle = { textAnchor: 'middle' } as const;

type SalesColumnsProps = {
  weeks: SalesWeek[];
  x: ReturnType<typeof scaleBand<string>>;
  y: ReturnType<typeof scaleLinear<number>>;
  highest: SalesWeek;
};

function SalesColumns({ weeks, x, y, highest }: SalesColumnsProps) {
  const width = x.bandwidth();
  return weeks.map((week, at) => {
    const [left, top] = [x(week.starts_on) ?? 0, y(week.amount)];
    const kind = at === weeks.length - 1 ? styles.current : styles.column;
    return (
      <g key={week.starts_on}>
        <Bar className={kind} x={left} y={top} width={width} height={y(0) - top}>
          <title>{`Week of ${formatWeek(week.starts_on)}: ${formatShortNaira(week.amount)}, ${formatOrderCount(week.count)}`}</title>
        </Bar>
        {week === highest && (
          <text className={styles.highest} x={left + width / 2} y={top - 6}>
            {formatShortNaira(week.amount)}
          </text>
        )}
      </g>
    );
  });
}
