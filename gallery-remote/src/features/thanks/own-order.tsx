import { type Order, type OrderAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { ApiError, getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ReactNode } from 'react';
import { OrderNotFound } from './order-outcome';

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

export function OwnOrder({ id, skeleton, children }: OwnOrderProps) {
  const order = useQuery(thanksQueries.order(id));
  const { error } = order;
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return <OrderNotFound />;
  return (
    <Loaded of={order} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
