import type { Order } from '@gallery/shared/contract/orders/order';
import { refundText } from '@gallery/shared/format/refund-text';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';

export function OrderUnsettled({ order }: { order: Order }) {
  const { title, message } = messageOf(order);
  return (
    <MessagePage title={title} message={message}>
      <ButtonLink to={`/dashboard/orders?order=${order._id}`}>See your order</ButtonLink>
    </MessagePage>
  );
}

function messageOf({ status, number, refund, refunds, artwork_id: { name_of_artwork } }: Order) {
  if (status === 'Pending')
    return {
      title: 'Not paid yet',
      message: `Order ${number} of ${name_of_artwork} waits for your payment. Your order says until when.`,
    };
  const isReturning = status === 'Refunded' && refund !== null && refund !== 'done';
  const state = isReturning ? 'being refunded' : status.toLowerCase();
  const money = refunds.map(refundText).join(' ') || 'Your order says where the money is.';
  return {
    title: isReturning ? 'Refund asked' : status,
    message: `Order ${number} of ${name_of_artwork} is ${state}. ${money}`,
  };
}
