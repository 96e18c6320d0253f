import type { SalesWeek } from '@gallery/shared/contract/figures/figures';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { formatOrderCount, formatWeek } from '../../ui/figures/sales-format';
import { Panel, PanelBody } from '../../ui/page/panel';
import type { Column } from '../../ui/table/column';
import { Table } from '../../ui/table/table';
import { SalesChart } from './sales-chart';
import styles from './sales-panel.module.css';

function SalesTable({ weeks }: { weeks: SalesWeek[] }) {
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

export function SalesPanel({ weeks }: { weeks: SalesWeek[] }) {
  const [asTable, setAsTable] = useState(false);
  const toggle = (
    <span className={styles.toggle}>
      <Button kind="quiet" onClick={() => setAsTable(!asTable)}>
        {asTable ? 'Show as chart' : 'Show as table'}
      </Button>
    </span>
  );
  return (
    <Panel heading="Sales per week" tools={toggle}>
      {asTable ? (
        <SalesTable weeks={weeks} />
      ) : (
        <PanelBody>
          <SalesChart weeks={weeks} />
        </PanelBody>
      )}
    </Panel>
  );
}
