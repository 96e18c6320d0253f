import { FigureTable } from '../figures/figure-table';
import { type Curve, clockOf, spread } from './curve';

type CanaryTableProps = { curve: Curve; version: string };

export function CanaryTable({ curve: { heading, points, format }, version }: CanaryTableProps) {
  const clock = clockOf(points);
  return (
    <FigureTable
      caption={`${heading} of ${version}`}
      headers={['Time', 'Live', 'Canary', 'Band']}
      rows={spread(points, maxRows).map(({ at, live, candidate, low, high }) => [
        clock(at),
        format(live),
        format(candidate),
        `${format(low)} to ${format(high)}`,
      ])}
    />
  );
}

const maxRows = 12;
