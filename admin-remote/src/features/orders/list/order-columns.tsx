import type { OrderRow } from '@gallery/shared/contract/orders/order';
import { formatDay } from '@gallery/shared/domain/time';
import { Price } from '@gallery/shared/ui/artwork/price';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import type { Column } from '../../../ui/table/column';
import { openRefundLabels, refundLabels, returnRequestedLabel } from '../order-text';

export function orderColumns(to: (id: string) => string): Column<OrderRow>[] {
  return [
    { header: 'S/N', cell: (_, position) => position + 1, share: 'narrow' },
    { header: 'Order', cell: ({ number }) => number, share: 'narrow', place: 'foot-end' },
    {
      header: 'Name',
      long: true,
      share: 'broad',
      cell: ({ name, is_guest }) => (is_guest ? `${name} (Guest)` : name),
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
      share: 'medium',
      sorts: [
        { value: 'amount-down', direction: 'descending' },
        { value: 'amount-up', direction: 'ascending' },
      ],
      place: 'first-end',
    },
    { header: 'Status', wraps: true, cell: statusCell, share: 'medium', place: 'foot' },
    {
      header: 'Date',
      cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time>,
      share: 'medium',
      sorts: [
        { value: 'newest', direction: 'descending' },
        { value: 'oldest', direction: 'ascending' },
      ],
      place: 'second-end',
    },
  ];
}

/** Shows a return and an open refund, so that staff need not open the order. */
function statusCell(order: OrderRow) {
  const { refund, open_refund, return_requested } = order;
  return (
    <>
      <OrderStatus of={order} />
      {return_requested && <strong> {returnRequestedLabel}</strong>}
      {order.status === 'Pending' && order.delivery_quote === 'asked' && (
        <strong> Delivery price wanted</strong>
      )}
      {open_refund === 'return' && <span> {openRefundLabels.return}</span>}
      {open_refund === 'part' && refund === 'asked' && <span> {openRefundLabels.part}</span>}
      {refund === 'failed' && <strong> {refundLabels.failed}</strong>}
      {refund === 'waiting' && <span> {refundLabels.waiting}</span>}
    </>
  );
}
