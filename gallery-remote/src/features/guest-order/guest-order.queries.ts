import { type GuestOrderAnswer, guestPaths } from '@gallery/shared/contract/guests/guest';
import { type OrderMovedAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

const refetchMs = 3000;

export const guestOrderQueries = {
  all: ['guest order'] as const,

  /** Polls until the provider decides the payment. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...guestOrderQueries.all, id],
      queryFn: ({ signal }) => getJson<GuestOrderAnswer>(guestPaths.order(id), { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.order.status === 'Pending' && refetchMs,
    }),
};

export function cancelOrder(id: string): Promise<OrderMovedAnswer> {
  return sendJson<OrderMovedAnswer>('POST', orderPaths.cancel(id), {});
}
