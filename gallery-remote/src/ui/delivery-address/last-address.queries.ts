import type { DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import { type OrdersAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** Returns the address of the customer's last order that was not collected, or `null`. */
export const lastAddress = (userId: string) =>
  queryOptions({
    queryKey: ['last address', userId],
    queryFn: async ({ signal }): Promise<DeliverTo | null> => {
      const { orders } = await getJson<OrdersAnswer>(orderPaths.ofUser(userId), { signal });
      const last = orders.find(({ deliver_to }) => deliver_to)?.deliver_to ?? null;
      return last && { ...last, note: '' };
    },
    staleTime: 0,
  });
