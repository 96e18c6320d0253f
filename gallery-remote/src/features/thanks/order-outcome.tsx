import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { isRefundRequested } from '@gallery/shared/contract/orders/order-status';
import { refundText } from '@gallery/shared/format/refund-text';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import type { ReactNode } from 'react';
import { ownOrderPath } from '../../ui/guest/use-buyer';
import { PaymentReceived } from './payment-received';
import { OrderThanks } from './receipt/order-thanks';
import { useInheritedFocus } from './thanks-heading';

type OrderOutcomeProps = {
  order: Order;
  user: User;
  paidNow: boolean;
  work: { data: ListedArtwork | null | undefined; isPending: boolean };
  skeleton: ReactNode;
};

export function OrderOutcome({ order, user, paidNow, work, skeleton }: OrderOutcomeProps) {
  if (order.user_id !== null && order.user_id !== user._id) return <OrderNotFound />;
  if (order.status === 'Pending' && (order.confirming || paidNow)) return <PaymentReceived id={order._id} />;
  if (!['Paid', 'Shipped', 'Delivered'].includes(order.status)) return <OrderUnsettled order={order} />;
  if (work.isPending) return skeleton;
  return <OrderThanks order={order} user={user} work={work.data ?? null} />;
}

function OrderUnsettled({ order }: { order: Order }) {
  const { title, message } = messageOf(order);
  const outcome = useInheritedFocus();
  return (
    <div ref={outcome}>
      <MessagePage title={title} message={message}>
        <ButtonLink to={ownOrderPath(order)}>See your order</ButtonLink>
      </MessagePage>
    </div>
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

export function OrderNotFound() {
  return (
    <MessagePage title="Order not found" message="This order is not among yours.">
      <ButtonLink to={ordersPath}>See your orders</ButtonLink>
    </MessagePage>
  );
}
