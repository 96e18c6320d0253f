import type { Order } from '@gallery/shared/contract/orders/order';
import { isRefundRequested } from '@gallery/shared/contract/orders/order-status';
import { refundText } from '@gallery/shared/format/refund-text';
import { ordersPath } from '@gallery/shared/paths/customer-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';

export function OrderUnsettled({ order }: { order: Order }) {
  const { title, message } = messageOf(order);
  return (
    <MessagePage title={title} message={message}>
      <ButtonLink to={`${ordersPath}?order=${order._id}`}>See your order</ButtonLink>
    </MessagePage>
  );
}

function messageOf(order: Order) {
  const { status, number, refunds, artwork_id: work } = order;
  const { name_of_artwork } = work;
  if (status === 'Pending')
    return {
      title: 'Not paid yet',
      message: `Order ${number} of ${name_of_artwork} waits for your payment. Your order says until when.`,
    };
  const isReturning = isRefundRequested(order);
  const state = isReturning ? 'being refunded' : status.toLowerCase();
  const money = refunds.map(refundText).join(' ') || 'Your order says where the money is.';
  return {
    title: isReturning ? 'Refund requested' : status,
    message: `Order ${number} of ${name_of_artwork} is ${state}. ${money}`,
  };
}
