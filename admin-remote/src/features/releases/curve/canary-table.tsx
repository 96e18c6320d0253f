import { FigureTable } from '../figures/figure-table';
import { type CanaryPoint, clockOf, formatRate } from './canary-points';

type CanaryTableProps = { points: CanaryPoint[]; version: string };

export function CanaryTable({ points, version }: CanaryTableProps) {
  const clock = clockOf(points);
  return (
    <FigureTable
      caption={`Failures in 1,000 views of ${version}`}
      headers={['Time', 'Live', 'Canary', 'Band']}
      rows={points.map(({ at, live, candidate }) => [
        clock(at),
        formatRate(live.rate),
        formatRate(candidate.rate),
        `${formatRate(candidate.low)} to ${formatRate(candidate.high)}`,
      ])}
    />
  );
}
