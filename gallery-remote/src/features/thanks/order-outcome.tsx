import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import type { ReactNode } from 'react';
import { OrderNotFound } from './order-not-found';
import { OrderUnsettled } from './order-unsettled';
import { PaymentReceived } from './payment-received';
import { OrderThanks } from './receipt/order-thanks';

type OrderOutcomeProps = {
  order: Order;
  user: User;
  /** The payment form has just reported a payment. */
  paidNow: boolean;
  work: { data: ListedArtwork | null | undefined; isPending: boolean };
  skeleton: ReactNode;
};

export function OrderOutcome({ order, user, paidNow, work, skeleton }: OrderOutcomeProps) {
  if (order.user_id !== user._id) return <OrderNotFound />;
  if (order.status === 'Pending' && (order.confirming || paidNow)) return <PaymentReceived id={order._id} />;
  if (!['Paid', 'Shipped', 'Delivered'].includes(order.status)) return <OrderUnsettled order={order} />;
  if (work.isPending) return skeleton;
  return <OrderThanks order={order} user={user} work={work.data ?? null} />;
}
