import type { SalesWeek } from '@gallery/shared/contract/orders/dashboard';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import styles from './sales-chart.module.css';
import { formatOrderCount, formatShortNaira, formatWeek } from './sales-format';

type SalesColumnsProps = {
  weeks: SalesWeek[];
  x: ReturnType<typeof scaleBand<string>>;
  y: ReturnType<typeof scaleLinear<number>>;
  highest: SalesWeek;
};

export function SalesColumns({ weeks, x, y, highest }: SalesColumnsProps) {
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
