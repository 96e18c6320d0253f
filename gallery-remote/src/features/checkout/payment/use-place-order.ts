import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import {
  idempotencyHeader,
  type Order,
  type OrderPaymentAnswer,
  orderPaths,
} from '@gallery/shared/contract/orders/order';
import { ApiError, sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useRequestKey } from '@gallery/shared/query/use-request-key';
import { useState } from 'react';
import { artworkQueries } from '../../../queries/artwork.queries';
import type { Destination } from '../../../ui/delivery-address/checkout-values';
import { deliveryQueries } from '../../../ui/delivery-address/delivery.queries';
import type { Delivery } from '../../../ui/delivery-address/use-delivery';
import { type Amounts, amountsOf, isHeldFor } from './amounts-of';

/** The amounts that the customer saw when the API refused them, and the ones that it named instead. */
export type PriceChange = { from: Amounts; to: Amounts };

/** The amounts that the customer sees for the chosen address. Without a delivery price, the order asks for it. */
export function usePlaceOrder(work: ListedArtwork, hold: Order | null, delivery: Delivery, address: string) {
  const queryClient = useQueryClient();
  const send = useSend();
  // News of another price must not change the amount under the customer's finger.
  const [price, setPrice] = useState(work.price);
  const [change, setChange] = useState<PriceChange | null>(null);
  const amounts = amountsOf(hold, price, delivery.quote, address);
  const asks = !isHeldFor(hold, address, delivery.quote) && delivery.quote?.price === null;

  /** Returns `null` after a changed amount, which the page shows. */
  async function place(destination: Destination): Promise<OrderPaymentAnswer | null> {
    if (amounts === null) return null;
    const seen = { price: amounts.price, delivery: asks ? null : amounts.delivery };
    setChange(null);
    try {
      return await send({ ...destination, artwork_id: work._id, ...seen });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const { price: now, delivery: told } = error.current;
      void queryClient.invalidateQueries({ queryKey: artworkQueries.all });
      if (typeof now !== 'number') throw error;
      setPrice(now);
      if (typeof told === 'number' || told === null) delivery.correct(told);
      await queryClient.invalidateQueries({ queryKey: deliveryQueries.all });
      if (told === null) throw error;
      const charged = typeof told === 'number' ? told : amounts.delivery;
      setChange({ from: amounts, to: { price: now, delivery: charged, total: now + (charged ?? 0) } });
      return null;
    }
  }

  return { amounts, change: isShown(change, amounts) ? change : null, place };
}

/** Another address or another change has amounts of its own. */
function isShown(change: PriceChange | null, amounts: Amounts | null): boolean {
  return change !== null && change.to.total === amounts?.total && change.to.total !== change.from.total;
}

type OrderRequest = Destination & { artwork_id: string; price: number; delivery?: number | null };

function useSend() {
  const { keyOf, answered } = useRequestKey();

  return async (request: OrderRequest) => {
    const headers = { [idempotencyHeader]: keyOf(request) };
    const answer = await sendJson<OrderPaymentAnswer>('POST', orderPaths.create, request, { headers });
    answered();
    return answer;
  };
}
