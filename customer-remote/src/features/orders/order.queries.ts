import {
  type Order,
  type OrderAnswer,
  type OrderMovedAnswer,
  type OrdersAnswer,
  orderPaths,
} from '@gallery/shared/contract/orders/order';
import { getJson, sendJson } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { isUndecided } from './order-text';

const pageSize = 100;
/** Polls the orders while one of them can change without the customer. */
const pollIntervalMs = 3000;

export const orderQueries = {
  all: ['orders'],

  ofUser: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.all, 'of user', userId],
      queryFn: ({ pageParam, signal }) =>
        getJson<OrdersAnswer>(orderPaths.ofUser(userId), {
          query: { limit: pageSize, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const orders = state.data?.pages.flatMap((page) => page.orders) ?? [];
        return orders.some(isUndecided) && pollIntervalMs;
      },
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'one', id],
      queryFn: async ({ signal }) => (await getJson<OrderAnswer>(orderPaths.one(id), { signal })).order,
    }),
};

export async function cancelOrder(id: string): Promise<Order> {
  const { order } = await sendJson<OrderMovedAnswer>('POST', orderPaths.cancel(id), {});
  return order;
}
