import type { OrderRow } from '@gallery/shared/contract/orders/order';
import { formatDay } from '@gallery/shared/format/dates';
import { Price } from '@gallery/shared/ui/artwork/price';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { EmailAddress } from '@gallery/shared/ui/page/email-address';
import type { Column } from '../../../ui/table/column';
import { refundLabels } from '../order-text';

/** `from` is the number of the first row, `to` the link of a row. */
export function orderColumns(from: number, to: (id: string) => string): Column<OrderRow>[] {
  return [
    { header: 'S/N', cell: (_, position) => from + position },
    { header: 'Order', cell: ({ number }) => number, place: 'foot-end' },
    {
      header: 'Name',
      long: true,
      cell: ({ name }) => name,
      link: ({ _id }) => to(_id),
      sorts: [{ value: 'name', direction: 'ascending' }],
      place: 'first',
    },
    {
      header: 'Email address',
      long: true,
      cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
      place: 'second',
    },
    {
      header: 'Amount',
      cell: ({ amount }) => <Price amount={amount} />,
      numeric: true,
      sorts: [
        { value: 'amount-down', direction: 'descending' },
        { value: 'amount-up', direction: 'ascending' },
      ],
      place: 'first-end',
    },
    { header: 'Status', cell: statusCell, place: 'foot' },
    {
      header: 'Date',
      cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time>,
      sorts: [
        { value: 'newest', direction: 'descending' },
        { value: 'oldest', direction: 'ascending' },
      ],
      place: 'second-end',
    },
  ];
}

/** Shows a waiting or failed refund, so that nobody has to open the order to see it. */
function statusCell({ status, refund }: OrderRow) {
  return (
    <>
      <OrderStatus status={status} />
      {refund === 'failed' && <strong> {refundLabels.failed}</strong>}
      {refund === 'waiting' && <span> {refundLabels.waiting}</span>}
    </>
  );
}
