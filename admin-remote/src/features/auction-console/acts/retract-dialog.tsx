import type { LotStand, Retraction } from '@gallery/shared/contract/auction-results/results';
import type { ConsoleEntry } from '@gallery/shared/contract/auctions/auction';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDateTime } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { Price } from '@gallery/shared/ui/artwork/price';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../../../ui/dialogs/action-dialog';
import { queryKeys } from '../../../ui/query-keys';
import { PaddleName, reserveTexts } from '../lots/next-lot';
import { resultQueries, retractBid } from './acts.queries';
import styles from './retract-dialog.module.css';

type RetractDialogProps = { bid: number; entry: ConsoleEntry; onClose: () => void };

/** Shows the state that the lot has after the API replays the other bids. */
export function RetractDialog({ bid, entry, onClose }: RetractDialogProps) {
  const preview = useQuery(resultQueries.retraction(bid));
  return (
    <ReasonDialog
      question={`Retract paddle ${entry.by?.paddle}’s bid on lot ${entry.lot_number}?`}
      confirm="Retract bid"
      invalidates={queryKeys.auctionConsole}
      onClose={onClose}
      act={(input) => retractBid(bid, input)}
    >
      <Loaded of={preview} skeleton={<LoadingArea className={styles.loading} />}>
        {({ retraction }) => <Preview of={retraction} />}
      </Loaded>
    </ReasonDialog>
  );
}

function Preview({ of: { before, after, mails } }: { of: Retraction }) {
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>The lot before and after</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{cell(before)}</td>
              <td>
                <b>{cell(after)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        We replay the other bids; nobody’s maximum is exceeded.{' '}
        {countOf(mails, 'bidder gets an email', 'bidders get an email')} now. The bid stays in the public
        record, marked as retracted.
      </p>
    </>
  );
}

const rows: [name: string, cell: (stand: LotStand) => ReactNode][] = [
  ['Price', ({ price }) => (price > 0 ? <Price amount={price} /> : 'No bids')],
  ['Leads', ({ leader }) => (leader ? <PaddleName {...leader} /> : 'Nobody')],
  ['Reserve', ({ reserve }) => reserveTexts[reserve]],
  ['Bids', ({ bids }) => bids],
  ['Ends', ({ closes_at }) => formatDateTime(closes_at)],
];
