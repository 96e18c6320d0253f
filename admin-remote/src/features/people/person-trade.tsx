import type {
  PersonAnswer,
  PersonBid,
  PersonOffer,
  PersonOrder,
  PersonSaved,
} from '@gallery/shared/contract/people/people.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { adminAuctionPath, adminOrdersPath, editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { Panel } from '../../ui/page/panel';
import type { Column } from '../../ui/table/column';
import { Table } from '../../ui/table/table';

/** The newest orders, lots, offers, and saved works. A table without rows is left out, except that of the orders. */
export function PersonTrade({ of: { person, orders, bids, offers, saved } }: { of: PersonAnswer }) {
  const all = `${adminOrdersPath}?q=${encodeURIComponent(person.email)}`;
  const more = person.orders > orders.length && (
    <Link className="link" to={all}>
      All {person.orders} orders
    </Link>
  );
  return (
    <>
      <Panel heading="Orders" tools={more}>
        <Table caption="Orders" columns={orderColumns} rows={orders} empty="No order yet" />
      </Panel>
      {bids.length > 0 && (
        <Panel heading="Bids">
          <Table caption="Bids" columns={bidColumns} rows={bids} />
        </Panel>
      )}
      {offers.length > 0 && (
        <Panel heading="Offers">
          <Table caption="Offers" columns={offerColumns} rows={offers} />
        </Panel>
      )}
      {saved && (
        <Panel heading="Saved works">
          <Table caption="Saved works" columns={savedColumns} rows={saved} empty="No saved work" />
        </Panel>
      )}
    </>
  );
}

const orderColumns: Column<PersonOrder>[] = [
  {
    header: 'Order',
    cell: ({ number }) => number,
    link: ({ _id }) => `${adminOrdersPath}?order=${_id}`,
    place: 'first',
  },
  { header: 'Work', long: true, cell: ({ work }) => work, place: 'second' },
  { header: 'Date', cell: ({ at }) => <time dateTime={at}>{formatDay(at)}</time>, place: 'foot' },
  { header: 'Amount', numeric: true, cell: ({ amount }) => <Price amount={amount} />, place: 'first-end' },
  {
    header: 'Status',
    cell: ({ status }) => <OrderStatus of={{ status, refund: null, open_refund: null }} />,
    place: 'foot-end',
  },
];

const bidColumns: Column<PersonBid>[] = [
  {
    header: 'Lot',
    cell: ({ number, auction }) => `Lot ${number}, ${auction}`,
    link: ({ auction_id }) => adminAuctionPath(auction_id),
    place: 'first',
  },
  { header: 'Work', long: true, cell: ({ work }) => work, place: 'second' },
  { header: 'Price', numeric: true, cell: ({ amount }) => <Price amount={amount} />, place: 'first-end' },
  { header: 'Status', cell: bidText, place: 'foot' },
];

const bidWords = {
  leading: 'Highest bid',
  outbid: 'Outbid',
  won: 'Won',
  lost: 'Not won',
  withdrawn: 'Withdrawn',
} as const;

function bidText({ state, strike }: PersonBid): string {
  return strike ? `${bidWords[state]}, not paid: strike` : bidWords[state];
}

const offerColumns: Column<PersonOffer>[] = [
  { header: 'Work', long: true, cell: ({ work }) => work, place: 'first' },
  { header: 'Date', cell: ({ at }) => <time dateTime={at}>{formatDay(at)}</time>, place: 'second' },
  { header: 'Amount', numeric: true, cell: ({ amount }) => <Price amount={amount} />, place: 'first-end' },
  { header: 'Status', cell: ({ state }) => offerWords[state], place: 'foot' },
];

const savedColumns: Column<PersonSaved>[] = [
  {
    header: 'Work',
    long: true,
    cell: ({ work }) => work,
    link: ({ _id }) => editArtworkPath(_id),
    place: 'first',
  },
  { header: 'Saved', cell: ({ at }) => <time dateTime={at}>{formatDay(at)}</time>, place: 'second' },
  { header: 'Price', numeric: true, cell: ({ amount }) => <Price amount={amount} />, place: 'first-end' },
];

const offerWords = {
  open: 'Waits for our reply',
  countered: 'Waits for the collector',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  lapsed: 'Lapsed',
} as const satisfies Record<PersonOffer['state'], string>;
