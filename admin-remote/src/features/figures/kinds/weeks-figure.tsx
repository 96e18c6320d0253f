import type { SoldWeek } from '@gallery/shared/contract/figures/figures.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { Price } from '@gallery/shared/ui/artwork/price';
import { formatWeek } from '../../../ui/figures/sales-format';
import type { Column } from '../../../ui/table/column';
import { FigurePanel } from '../parts/figure-panel';
import { type Period, todayInLagos } from '../period';
import { WeeksPlot } from '../plots/weeks-plot';
import { sayWeeks } from '../sayings';

export function WeeksFigure({ weeks, period }: { weeks: SoldWeek[]; period: Period }) {
  const isCurrent = period.to >= todayInLagos();
  const rows = weeks.map((week, at) => ({
    ...week,
    _id: week.starts_on,
    runs: isCurrent && at === weeks.length - 1,
  }));
  return (
    <FigurePanel
      figure="weeks"
      period={period}
      heading="Sales by week"
      says={sayWeeks(weeks)}
      columns={columns}
      rows={rows.reverse()}
    >
      <WeeksPlot weeks={weeks} isCurrent={isCurrent} />
    </FigurePanel>
  );
}

type Row = SoldWeek & { _id: string; runs: boolean };

const columns: Column<Row>[] = [
  {
    header: 'Week of',
    cell: ({ starts_on, runs }) => `${formatWeek(starts_on)}${runs ? ', so far' : ''}`,
    place: 'first',
  },
  { header: 'Sold', cell: ({ amount }) => <Price amount={amount} />, place: 'first-end', numeric: true },
  { header: 'Works', cell: ({ works }) => countOf(works, 'work'), place: 'second', numeric: true },
  {
    header: 'Year before',
    cell: ({ before }) => <Price amount={before} />,
    place: 'second-end',
    numeric: true,
  },
];
