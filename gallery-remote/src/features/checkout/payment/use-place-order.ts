import {
  idempotencyHeader,
  type OrderPaymentAnswer,
  orderPaths,
} from '@gallery/shared/contract/orders/order';
import { newUuid } from '@gallery/shared/format/new-uuid';
import { sendForm } from '@gallery/shared/http';
import { useRef } from 'react';

export type OrderRequest = { address: string; price: number };

/** A repeated order has the same idempotency key, so a lost answer does not lead to a second order. */
export function usePlaceOrder(artworkId: string) {
  const sent = useRef({ address: '', price: 0, key: '' });

  return ({ address, price }: OrderRequest) => {
    const { current: last } = sent;
    const isSame = last.key && last.address === address && last.price === price;
    if (!isSame) sent.current = { address, price, key: newUuid() };
    return sendForm<OrderPaymentAnswer>(
      'POST',
      orderPaths.create,
      { artwork_id: artworkId, address, price: String(price) },
      { headers: { [idempotencyHeader]: sent.current.key } },
    );
  };
}
