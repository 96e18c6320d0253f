import type { Artwork } from '@gallery/shared/contract/artwork';
import type { Order, OrdersAnswer } from '@gallery/shared/contract/order';
import { orderPaths } from '@gallery/shared/contract/order';
import { useSession } from '@gallery/shared/host';
import { getJson } from '@gallery/shared/http';
import { useQuery } from '@gallery/shared/query';

/** The customer's own Pending order of a held work: only the API can tell, and only its owner. */
export function useOwnHold({ _id, availability, held_until }: Artwork): Order | null {
  const { user } = useSession();
  const userId = user?._id ?? '';
  const { data } = useQuery({
    queryKey: ['own hold', userId, _id, held_until],
    queryFn: ({ signal }) => getJson<OrdersAnswer>(orderPaths.ofUser(userId), { signal }),
    enabled: Boolean(user) && availability === 'held',
    select: ({ orders }) =>
      orders.find(({ status, artwork_id }) => status === 'Pending' && artwork_id._id === _id) ?? null,
  });
  return availability === 'held' ? (data ?? null) : null;
}
