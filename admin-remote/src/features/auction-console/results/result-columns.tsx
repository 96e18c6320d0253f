import type { LotResult } from '@gallery/shared/contract/auction-results/results';
import { formatNaira } from '@gallery/shared/domain/money';
import { artistName } from '@gallery/shared/domain/names';
import { formatDateTime } from '@gallery/shared/domain/time';
import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { Column } from '../../../ui/table/column';
import { PaddleName } from '../lots/next-lot';
import styles from './result-columns.module.css';

type Row = LotResult & { _id: string };

export const resultColumns: Column<Row>[] = [
  {
    header: 'Lot',
    long: true,
    place: 'first',
    cell: ({ lot }) => (
      <>
        <span className={styles.title}>{lot.artwork_id.name_of_artwork}</span>
        <span className={styles.artist}>
          Lot {lot.number}, {artistName(lot.artwork_id.artist_id)}
        </span>
      </>
    ),
  },
  {
    header: 'Winner',
    long: true,
    place: 'second',
    cell: ({ leader, state }) => {
      if (!leader) return '';
      return (
        <>
          {state === 'passed' && 'Highest: '}
          <PaddleName {...leader} />
        </>
      );
    },
  },
  {
    header: 'Hammer price',
    numeric: true,
    place: 'first-end',
    cell: ({ lot }) => (lot.price > 0 ? <Price amount={lot.price} /> : 'No bids'),
  },
  { header: 'Maximum', numeric: true, cell: ({ max }) => max !== null && <Price amount={max} /> },
  { header: 'Premium', numeric: true, cell: ({ total }) => total && <Price amount={total.premium} /> },
  { header: 'Total', numeric: true, cell: ({ total }) => total && <Price amount={total.total} /> },
  { header: 'State', long: true, place: 'second-end', cell: (result) => <State of={result} /> },
];

function State({ of: { state, order, withdrawn_reason } }: { of: LotResult }) {
  return (
    <>
      {stateTexts[state]}
      {state === 'paid' && !!order?.refunded && `, ${formatNaira(order.refunded)} of it refunded`}
      {state === 'due' && order?.held_until && ` until ${formatDateTime(order.held_until)}`}
      {withdrawn_reason && `: ${withdrawn_reason}`}
      {order && (
        <Link className={`link ${styles.order}`} to={`${adminOrdersPath}?order=${order._id}`}>
          Order {order.number}
        </Link>
      )}
    </>
  );
}

const stateTexts: Record<LotResult['state'], string> = {
  due: 'To be paid',
  paid: 'Paid',
  unpaid: 'Unpaid',
  refunded: 'Refunded',
  offered: 'Offered again',
  passed: 'Passed',
  withdrawn: 'Withdrawn',
};
