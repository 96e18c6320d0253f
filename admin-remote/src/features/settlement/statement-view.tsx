import { statementFile } from '@gallery/shared/contract/settlement/settlement';
import type { Statement, StatementLine } from '@gallery/shared/contract/settlement/settlement.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Panel } from '../../ui/page/panel';
import type { Column } from '../../ui/table/column';
import { CsvDownload } from '../../ui/table/csv-download';
import { Table } from '../../ui/table/table';
import { AmountTiles, Kobo } from './amounts';
import { monthName } from './month';
import { PayoutPanel } from './payout-panel';
import styles from './settlement.module.css';
import { downloadStatement, fetchStatementCsv } from './settlement.queries';

export function StatementView({ statement }: { statement: Statement }) {
  const { month, lines, brought_forward_kobo, earned_kobo, due_kobo } = statement;
  return (
    <>
      <AmountTiles
        tiles={[
          { name: 'Brought forward', note: 'Unpaid from earlier months', kobo: brought_forward_kobo },
          { name: 'This month', note: 'Shares of sales less refunds', kobo: earned_kobo },
          { name: 'Due', note: `At the end of ${monthName(month)}`, kobo: due_kobo },
        ]}
      />
      <PayoutPanel statement={statement} />
      <Panel heading="Sales and refunds" tools={<Downloads statement={statement} />}>
        <Table
          caption="Sales and refunds"
          columns={columns}
          rows={lines}
          empty="No sale and no refund in this month"
        />
      </Panel>
    </>
  );
}

function Downloads({ statement }: { statement: Statement }) {
  const { artist, month } = statement;
  const fileName = statementFile(artist.name, month, 'csv');
  const pdf = useAction({ mutationFn: () => downloadStatement(statement) });
  return (
    <div className={styles.actions}>
      <CsvDownload
        fileName={fileName}
        message={`The statement is in ${fileName}.`}
        read={() => fetchStatementCsv({ artist: artist._id, month })}
        label="CSV"
      />
      <Button kind="secondary" busy={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF
      </Button>
    </div>
  );
}

const columns: Column<StatementLine>[] = [
  { header: 'Date', cell: ({ at }) => <time dateTime={at}>{formatDay(at)}</time>, place: 'second' },
  { header: 'Kind', cell: ({ kind }) => (kind === 'sale' ? 'Sale' : 'Refund'), place: 'foot' },
  { header: 'Order', numeric: true, cell: ({ order }) => order, place: 'foot-end' },
  { header: 'Work', long: true, cell: ({ artwork }) => artwork, place: 'first' },
  {
    header: 'Price without VAT',
    numeric: true,
    wraps: true,
    cell: ({ base_kobo }) => <Kobo amount={base_kobo} />,
  },
  { header: 'Split', numeric: true, cell: ({ percent }) => `${percent}%`, place: 'second-end' },
  {
    header: 'Artist’s share',
    numeric: true,
    wraps: true,
    cell: ({ artist_kobo }) => <Kobo amount={artist_kobo} />,
    place: 'first-end',
  },
];
