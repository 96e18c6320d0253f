import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import type { CheckoutInput } from '@gallery/shared/contract/orders/order-input.schema';
import { ApiError } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { artworkQueries } from '../../../queries/artwork.queries';
import { usePlaceOrder } from './use-place-order';

export function useShownPrice(work: ListedArtwork) {
  const queryClient = useQueryClient();
  const placeOrder = usePlaceOrder(work._id);
  const [price, setPrice] = useState(work.price);
  const [isPriceChanged, setPriceChanged] = useState(false);

  /** `null` when the price has changed; the new one is shown then. */
  async function place({ address }: CheckoutInput): Promise<OrderPaymentAnswer | null> {
    try {
      return await placeOrder({ address, price });
    } catch (error) {
      const currentPrice =
        error instanceof ApiError && error.status === 409 ? error.current.price : undefined;
      if (typeof currentPrice !== 'number') throw error;
      // Updates the page behind the dialog too.
      void queryClient.invalidateQueries({ queryKey: artworkQueries.all });
      setPrice(currentPrice);
      setPriceChanged(true);
      return null;
    }
  }

  return { price, isPriceChanged, place };
}
