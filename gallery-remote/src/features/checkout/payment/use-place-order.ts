import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
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
import { deliveryQueries } from '../../../queries/delivery.queries';
import type { Destination } from '../address/checkout-values';
import { amountsOf } from './amounts-of';

/** The amounts that the customer sees: `oldTotal` only after a refused attempt. A hold keeps its own amounts. */
export function usePlaceOrder(work: ListedArtwork, hold: Order | null, quote: DeliveryQuote | null) {
  const queryClient = useQueryClient();
  const send = useSend();
  // News of another price must not change the amount under the customer's finger.
  const [price, setPrice] = useState(work.price);
  const [oldTotal, setOldTotal] = useState<number | null>(null);
  const amounts = amountsOf(hold, price, quote);

  /** Returns `null` after a changed amount, which the page shows. */
  async function place(destination: Destination): Promise<OrderPaymentAnswer | null> {
    if (amounts === null) return null;
    const { total, delivery } = amounts;
    try {
      return await send({ ...destination, artwork_id: work._id, price: amounts.price, delivery });
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 ? error.current : {};
      if (typeof current.price !== 'number') throw error;
      void queryClient.invalidateQueries({ queryKey: artworkQueries.all });
      await queryClient.invalidateQueries({ queryKey: deliveryQueries.all });
      setPrice(current.price);
      if (current.delivery === null && delivery !== undefined) throw error;
      setOldTotal(total);
      return null;
    }
  }

  return { amounts, oldTotal, place };
}

type OrderRequest = Destination & { artwork_id: string; price: number; delivery?: number };

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
