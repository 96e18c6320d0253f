import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type Order, type OrdersAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { useBuyer } from '../../ui/guest/use-buyer';

export const holdQueries = {
  all: ['own hold'] as const,

  /** `heldUntil` is part of the key, so that each new hold refetches the orders. */
  of: (userId: string, artworkId: string, heldUntil: string | null) =>
    queryOptions({
      queryKey: [...holdQueries.all, userId, artworkId, heldUntil],
      queryFn: ({ signal }) => getJson<OrdersAnswer>(orderPaths.ofUser(userId), { signal }),
    }),
};

/** Returns `undefined` until the API answers, and `null` if the work is not held for this customer. */
export function useOwnHold({ _id, availability, held_until }: ListedArtwork): Order | null | undefined {
  const { user } = useBuyer();
  const userId = user?._id ?? '';
  const enabled = Boolean(user) && availability === 'held';
  const { data, isPending } = useQuery({
    ...holdQueries.of(userId, _id, held_until),
    enabled,
    select: ({ orders }) =>
      orders.find(({ status, artwork_id }) => status === 'Pending' && artwork_id._id === _id) ?? null,
  });
  if (!enabled) return null;
  return isPending ? undefined : (data ?? null);
}

/** Returns the order that bought a sold work for this customer, `undefined` until the API answers, and `null` for none. */
export function useOwnPurchase({ _id, availability }: ListedArtwork): Order | null | undefined {
  const { user } = useBuyer();
  const enabled = Boolean(user) && availability === 'sold';
  const { data, isPending } = useQuery({
    ...holdQueries.of(user?._id ?? '', _id, null),
    enabled,
    select: ({ orders }) =>
      orders.find(({ status, artwork_id }) => isBought[status] && artwork_id._id === _id) ?? null,
  });
  if (!enabled) return null;
  return isPending ? undefined : (data ?? null);
}

const isBought: Partial<Record<Order['status'], true>> = { Paid: true, Shipped: true, Delivered: true };

export function holderLabel(hold: Order | null | undefined): string | undefined {
  if (hold === undefined) return undefined;
  return hold ? 'you' : 'another collector';
}
