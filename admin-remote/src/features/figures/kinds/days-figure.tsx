import type { FiguresAnswer, ListedWork } from '@gallery/shared/contract/figures/figures.schema';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import type { Column } from '../../../ui/table/column';
import { FigurePanel } from '../parts/figure-panel';
import type { Period } from '../period';
import { DaysPlot } from '../plots/days-plot';
import { sayDays } from '../sayings';

type DaysFigureProps = { days: FiguresAnswer['days']; median: number | null; period: Period };

/** The table has the works that have been listed longest, the CSV has all. */
export function DaysFigure({ days, median, period }: DaysFigureProps) {
  return (
    <FigurePanel
      figure="days"
      period={period}
      heading="Days listed"
      says={sayDays(days)}
      columns={columns}
      rows={days.longest}
    >
      <DaysPlot days={days} median={median} />
    </FigurePanel>
  );
}

const columns: Column<ListedWork>[] = [
  {
    header: 'Artwork',
    cell: ({ name }) => name,
    link: ({ _id }) => editArtworkPath(_id),
    place: 'first',
    long: true,
  },
  { header: 'Artist', cell: ({ artist }) => artist, place: 'second', long: true },
  { header: 'Days', cell: ({ days }) => days, place: 'first-end', numeric: true },
  { header: 'Status', cell: ({ state }) => states[state], place: 'second-end' },
];

const states = { available: 'Available', held: 'Held', sold: 'Sold' };
