import type { SalesWeek } from '@gallery/shared/contract/orders/dashboard';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { Column } from '../../ui/table/column';
import { Table } from '../../ui/table/table';
import { formatOrderCount, formatWeek } from './sales-format';

export function SalesTable({ weeks }: { weeks: SalesWeek[] }) {
  const rows = weeks.map((week, at) => ({ ...week, _id: week.starts_on, running: at === weeks.length - 1 }));
  return <Table caption="Sales per week" columns={columns} rows={[...rows].reverse()} />;
}

type Row = SalesWeek & { _id: string; running: boolean };

const columns: Column<Row>[] = [
  {
    header: 'Week of',
    cell: ({ starts_on, running }) => `${formatWeek(starts_on)}${running ? ' (this week)' : ''}`,
    place: 'first',
  },
  { header: 'Orders', cell: ({ count }) => formatOrderCount(count), place: 'second', numeric: true },
  { header: 'Amount', cell: ({ amount }) => <Price amount={amount} />, place: 'first-end', numeric: true },
];
