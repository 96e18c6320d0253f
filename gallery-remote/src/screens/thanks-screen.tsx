import type { User } from '@gallery/shared/contract/account/user';
import type { Order } from '@gallery/shared/contract/orders/order';
import { useSession } from '@gallery/shared/host';
import { useHydrated } from '@gallery/shared/host/login-redirect';
import { ApiError } from '@gallery/shared/http';
import { useQuery } from '@gallery/shared/query';
import { Navigate, useLocation, useParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import type { ReactNode } from 'react';
import { useArtwork } from '../features/artworks/use-artwork';
import { OrderThanks } from '../features/thanks/order-thanks';
import { OrderUnsettled } from '../features/thanks/order-unsettled';
import { PaymentReceived } from '../features/thanks/payment-received';
import { thanksQueries } from '../features/thanks/thanks.queries';
import { ThanksSkeleton } from '../features/thanks/thanks-skeleton';

/** Where a payment leads; whoever opens it later finds the receipt. */
export function ThanksScreen() {
  const { id = '' } = useParams();
  const { status, user } = useSession();
  const { pathname, state } = useLocation();
  const hydrated = useHydrated();
  // The payment form has just reported a payment; a reload keeps the state, of which the edge knows nothing.
  const paidNow = hydrated && Boolean((state as { paid?: boolean } | null)?.paid);
  const skeleton = paidNow ? <PaymentReceived id={id} /> : <ThanksSkeleton />;
  return (
    <div className="page">
      <PageMeta title="Thank you" description="Your order and its receipt." noindex />
      {status === 'known' && !user && <Navigate to="/login" replace state={{ previous: pathname }} />}
      {user ? <ThanksFor id={id} user={user} paidNow={paidNow} waiting={skeleton} /> : skeleton}
    </div>
  );
}

type ThanksForProps = { id: string; user: User; paidNow: boolean; waiting: ReactNode };

function ThanksFor({ id, ...rest }: ThanksForProps) {
  const order = useQuery(thanksQueries.order(id));
  const { error } = order;
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return <OrderNotFound />;
  return (
    <Loaded of={order} skeleton={rest.waiting}>
      {(read) => <ThanksOf order={read} {...rest} />}
    </Loaded>
  );
}

type ThanksOfProps = Omit<ThanksForProps, 'id'> & { order: Order };

function ThanksOf({ order, user, paidNow, waiting }: ThanksOfProps) {
  const work = useArtwork(order.artwork_id._id);
  if (order.user_id !== user._id) return <OrderNotFound />;
  if (order.status === 'Pending' && (order.confirming || paidNow)) return <PaymentReceived id={order._id} />;
  if (!['Paid', 'Shipped', 'Delivered'].includes(order.status)) return <OrderUnsettled order={order} />;
  if (work.isPending) return waiting;
  return <OrderThanks order={order} user={user} work={work.data ?? null} />;
}

function OrderNotFound() {
  return (
    <MessagePage title="Order not found" message="This order is not among yours.">
      <ButtonLink to="/dashboard/orders">See your orders</ButtonLink>
    </MessagePage>
  );
}
