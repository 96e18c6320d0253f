import { type OrdersAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const holdQueries = {
  /** `heldUntil` is part of the key, so that each new hold refetches the orders. */
  of: (userId: string, artworkId: string, heldUntil: string | null) =>
    queryOptions({
      queryKey: ['own hold', userId, artworkId, heldUntil],
      queryFn: ({ signal }) => getJson<OrdersAnswer>(orderPaths.ofUser(userId), { signal }),
    }),
};
