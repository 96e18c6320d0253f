import { type Order, type OrderAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

const refetchMs = 3000;

export const thanksQueries = {
  /** Polled until the payment is decided. */
  order: (id: string) =>
    queryOptions({
      queryKey: ['orders', 'one', id],
      queryFn: async ({ signal }): Promise<Order> =>
        (await getJson<OrderAnswer>(orderPaths.one(id), { signal })).order,
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.status === 'Pending' && refetchMs,
    }),
};
