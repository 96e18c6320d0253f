import { type Order, type OrderAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** Milliseconds between two looks at an order whose payment is not decided. */
const refetchMs = 3000;

export const thanksQueries = {
  /** An order of the customer who is signed in, read again until its payment is decided. */
  order: (id: string) =>
    queryOptions({
      queryKey: ['orders', 'one', id],
      queryFn: async ({ signal }): Promise<Order> =>
        (await getJson<OrderAnswer>(orderPaths.one(id), { signal })).order,
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.status === 'Pending' && refetchMs,
    }),
};
