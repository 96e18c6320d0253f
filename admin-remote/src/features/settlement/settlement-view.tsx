import type { SettledArtist, Settlement } from '@gallery/shared/contract/settlement/settlement.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { Panel } from '../../ui/page/panel';
import type { Column } from '../../ui/table/column';
import { Table } from '../../ui/table/table';
import { AmountTiles, Kobo } from './amounts';
import { monthName, statementAddress } from './month';
import styles from './settlement.module.css';

export function SettlementView({ settlement }: { settlement: Settlement }) {
  const { month, artists, captured_kobo, artists_kobo, gallery_kobo } = settlement;
  return (
    <>
      <AmountTiles
        tiles={[
          { name: 'Received', note: 'Payments less refunds', kobo: captured_kobo },
          { name: 'Artists’ shares', note: 'Of prices without VAT', kobo: artists_kobo },
          { name: 'Gallery’s share', note: 'With VAT, delivery, and premium', kobo: gallery_kobo },
        ]}
      />
      <Panel heading={monthName(month)}>
        <Table
          caption={`Artists, ${monthName(month)}`}
          columns={columnsOf(month)}
          rows={artists}
          empty="No artist has a sale or a balance in this month."
        />
      </Panel>
      <p className={styles.quiet}>
        A split is frozen when its payment arrives. A refund takes its part back in the month when the payment
        provider confirms it. After a payout, later changes join the statement of the next month.
      </p>
    </>
  );
}

const columnsOf = (month: string): Column<SettledArtist>[] => [
  {
    header: 'Artist',
    long: true,
    cell: ({ name }) => name,
    link: ({ _id }) => statementAddress(_id, month),
    place: 'first',
  },
  { header: 'Sales', numeric: true, cell: ({ sales }) => sales },
  { header: 'Refunds', numeric: true, cell: ({ refunds }) => refunds },
  {
    header: 'Brought forward',
    numeric: true,
    wraps: true,
    cell: ({ brought_forward_kobo }) => <Kobo amount={brought_forward_kobo} />,
  },
  {
    header: 'This month',
    numeric: true,
    wraps: true,
    cell: ({ earned_kobo }) => <Kobo amount={earned_kobo} />,
  },
  { header: 'Due', numeric: true, cell: ({ due_kobo }) => <Kobo amount={due_kobo} />, place: 'first-end' },
  { header: 'Status', cell: statusText, place: 'foot' },
];

function statusText({ payout, due_kobo }: Pick<SettledArtist, 'payout' | 'due_kobo'>): string {
  if (payout) return `Paid ${formatDay(payout.at)}`;
  if (due_kobo > 0) return 'To pay';
  return due_kobo < 0 ? 'Carried forward' : 'Nothing due';
}
