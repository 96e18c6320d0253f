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
/** Milliseconds between two looks at an order that changes by itself: its payment is decided, its hold runs out. */
const pollIntervalMs = 3000;

export const orderQueries = {
  /** All that has to do with orders, to be read again after one has changed. */
  all: ['orders'],

  /** The customer's orders, newest first, page by page. */
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

  /** One order that the list does not hold. */
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
