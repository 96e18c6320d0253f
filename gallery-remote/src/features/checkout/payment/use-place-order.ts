import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import {
  idempotencyHeader,
  type Order,
  type OrderPaymentAnswer,
  orderPaths,
} from '@gallery/shared/contract/orders/order';
import { newUuid } from '@gallery/shared/format/new-uuid';
import { ApiError, sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useRef, useState } from 'react';
import { artworkQueries } from '../../../queries/artwork.queries';
import type { Destination } from '../delivery/checkout-values';

/** The prices that the customer sees: `oldPrice` only after a refused attempt. A hold keeps its own price. */
export function usePlaceOrder(work: ListedArtwork, hold: Order | null) {
  const queryClient = useQueryClient();
  const send = useSend();
  const [changed, setChanged] = useState<{ from: number; to: number } | null>(null);
  // News of another price must not change the amount under the customer's finger.
  const [shown] = useState(work.price);
  const price = changed?.to ?? hold?.artwork_id.price ?? shown;

  async function place(destination: Destination): Promise<OrderPaymentAnswer | null> {
    if (price === null) return null;
    try {
      return await send({ ...destination, artwork_id: work._id, price });
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? error.current.price : undefined;
      if (typeof current !== 'number') throw error;
      void queryClient.invalidateQueries({ queryKey: artworkQueries.all });
      setChanged({ from: price, to: current });
      return null;
    }
  }

  return { price, oldPrice: changed?.from ?? null, place };
}

type OrderRequest = Destination & { artwork_id: string; price: number };

/** A repeated request has the same idempotency key until an answer, so a lost answer leads to no second order. */
function useSend() {
  const sent = useRef({ body: '', key: '' });

  return async (request: OrderRequest) => {
    const body = JSON.stringify(request);
    if (sent.current.body !== body) sent.current = { body, key: newUuid() };
    const headers = { [idempotencyHeader]: sent.current.key };
    const answer = await sendJson<OrderPaymentAnswer>('POST', orderPaths.create, request, { headers });
    sent.current = { body: '', key: '' };
    return answer;
  };
}
