import { type OrdersAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const holdQueries = {
  /** The customer's orders, read anew for each hold of the work. */
  of: (userId: string, artworkId: string, heldUntil: string | null) =>
    queryOptions({
      queryKey: ['own hold', userId, artworkId, heldUntil],
      queryFn: ({ signal }) => getJson<OrdersAnswer>(orderPaths.ofUser(userId), { signal }),
    }),
};
