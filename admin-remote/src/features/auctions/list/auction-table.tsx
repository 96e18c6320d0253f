import type { AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDay } from '@gallery/shared/domain/time';
import { adminAuctionPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { Column } from '../../../ui/table/column';
import { TablePanel } from '../../../ui/table/table-panel';
import { auctionQueries } from '../auction.queries';
import { AuctionState } from '../auction-state';

export function AuctionTable() {
  const [query] = useSearchParams();
  const auctions = useQuery(auctionQueries.list(query.get('cursor') ?? undefined));
  return (
    <TablePanel
      of={auctions}
      rows={(answer) => answer.auctions}
      columns={columns}
      caption="Auctions"
      empty="No auction here"
    />
  );
}

const columns: Column<AuctionRecord>[] = [
  {
    header: 'Auction',
    long: true,
    cell: ({ title }) => title,
    link: ({ _id }) => adminAuctionPath(_id),
    place: 'first',
  },
  { header: 'State', cell: ({ state }) => <AuctionState state={state} />, place: 'first-end' },
  { header: 'Bidding opens', wraps: true, cell: ({ opens_at }) => <DateTime at={opens_at} /> },
  {
    header: 'First lot ends',
    wraps: true,
    cell: ({ closes_at }) => <DateTime at={closes_at} />,
    place: 'second',
  },
  { header: 'Lots', wraps: true, cell: lotsOf, place: 'second-end' },
  {
    header: 'Bidders',
    wraps: true,
    cell: ({ waiting }) => (waiting === 0 ? 'Nobody to approve' : `${waiting} to approve`),
    place: 'foot',
  },
  {
    header: 'Hammer prices',
    cell: ({ hammer }) => <Price amount={hammer} />,
    numeric: true,
    place: 'foot-end',
  },
];

function lotsOf({ lots, sold, state }: AuctionRecord): string {
  const all = countOf(lots, 'lot');
  return state === 'running' || state === 'ended' ? `${all}, ${sold} sold` : all;
}

function DateTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDay(at)}, {formatTime(at)}
    </time>
  );
}
