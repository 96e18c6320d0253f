import { useHydrated } from '@gallery/shared/browser/first-view';
import { type Order, type OrderAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { ApiError, getJson } from '@gallery/shared/http';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { Navigate, useLocation, useParams } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import type { ComponentProps, ReactNode } from 'react';
import { useArtwork } from '../../features/artworks/use-artwork';
import { OrderNotFound, OrderOutcome } from '../../features/thanks/order-outcome';
import { PaymentReceived } from '../../features/thanks/payment-received';
import { useBuyer } from '../../ui/guest/use-buyer';
import styles from './thanks-screen.module.css';

export function ThanksScreen() {
  const { id = '' } = useParams();
  const { status, user } = useBuyer();
  const { pathname, state } = useLocation();
  const hydrated = useHydrated();
  // The history state survives a reload, but the edge does not know it.
  const paidNow = hydrated && Boolean((state as { paid?: boolean } | null)?.paid);
  const skeleton = paidNow ? <PaymentReceived id={id} /> : <ThanksSkeleton />;
  return (
    <div className="page">
      <PageMeta title="Thank you" description="Your order and its receipt." noindex />
      {status === 'known' && !user && <Navigate to={loginPath} replace state={{ previous: pathname }} />}
      {user ? (
        <OwnOrder id={id} skeleton={skeleton}>
          {(order) => <Outcome order={order} user={user} paidNow={paidNow} skeleton={skeleton} />}
        </OwnOrder>
      ) : (
        skeleton
      )}
    </div>
  );
}

function Outcome(props: Omit<ComponentProps<typeof OrderOutcome>, 'work'>) {
  return <OrderOutcome {...props} work={useArtwork(props.order.artwork_id._id)} />;
}

function ThanksSkeleton() {
  return <LoadingArea className={styles.loading} />;
}

const refetchMs = 3000;

const thanksQueries = {
  /** Polls until the provider decides the payment. */
  order: (id: string) =>
    queryOptions({
      queryKey: ['orders', 'one', id],
      queryFn: async ({ signal }): Promise<Order> =>
        (await getJson<OrderAnswer>(orderPaths.one(id), { signal })).order,
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.status === 'Pending' && refetchMs,
    }),
};

type OwnOrderProps = { id: string; skeleton: ReactNode; children: (order: Order) => ReactNode };

function OwnOrder({ id, skeleton, children }: OwnOrderProps) {
  const order = useQuery(thanksQueries.order(id));
  const { error } = order;
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return <OrderNotFound />;
  return (
    <Loaded of={order} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
