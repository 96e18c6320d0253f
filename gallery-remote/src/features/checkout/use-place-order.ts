import { idempotencyHeader, type OrderPaymentAnswer, orderPaths } from '@gallery/shared/contract/order';
import type { CheckoutInput } from '@gallery/shared/contract/order.schema';
import { sendForm } from '@gallery/shared/http';
import { useRef } from 'react';
import { newUuid } from './new-uuid';

/** Orders the work. The same wish sent again, as after a lost answer, carries the same key and makes no second order. */
export function usePlaceOrder(artworkId: string) {
  const wish = useRef({ address: '', key: '' });

  return ({ address }: CheckoutInput) => {
    if (!wish.current.key || wish.current.address !== address) wish.current = { address, key: newUuid() };
    return sendForm<OrderPaymentAnswer>(
      'POST',
      orderPaths.create,
      { artwork_id: artworkId, address },
      { headers: { [idempotencyHeader]: wish.current.key } },
    );
  };
}
