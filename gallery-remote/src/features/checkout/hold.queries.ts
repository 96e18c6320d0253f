import { type OrdersAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const holdQueries = {
  all: ['own hold'] as const,

  /** `heldUntil` is part of the key, so that each new hold refetches the orders. */
  of: (userId: string, artworkId: string, heldUntil: string | null) =>
    queryOptions({
      queryKey: [...holdQueries.all, userId, artworkId, heldUntil],
      queryFn: ({ signal }) => getJson<OrdersAnswer>(orderPaths.ofUser(userId), { signal }),
    }),
};
