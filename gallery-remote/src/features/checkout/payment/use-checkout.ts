import type { PricedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import {
  idempotencyHeader,
  type Order,
  type OrderMovedAnswer,
  type OrderPaymentAnswer,
  orderPaths,
} from '@gallery/shared/contract/orders/order';
import type { CheckoutInput } from '@gallery/shared/contract/orders/order-input.schema';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { UserError } from '@gallery/shared/errors/user-error';
import { newUuid } from '@gallery/shared/format/new-uuid';
import { useNotify } from '@gallery/shared/host';
import { ApiError, sendForm, sendJson } from '@gallery/shared/http';
import { ordersPath } from '@gallery/shared/paths/customer-paths';
import { artworkPath, thanksPath } from '@gallery/shared/paths/gallery-paths';
import type { PaymentReport } from '@gallery/shared/payments/card-payment';
import { payAgain, payOrder } from '@gallery/shared/payments/pay-order';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { artworkQueries } from '../../../queries/artwork.queries';
import { type Refusal, refusalOf } from './order-refused';

export type CheckoutState = ReturnType<typeof useCheckout>;

/** `refusal` says why the API placed no order, `problem` why the order is not paid. */
export function useCheckout(work: PricedArtwork) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { price, isPriceChanged, place } = useShownPrice(work);
  const [order, setOrder] = useState<Order | null>(null);
  const [stage, setStage] = useState<'asking' | 'busy' | 'paying' | 'received'>('asking');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [problem, setProblem] = useState('');

  const paymentCallbacks = {
    // Closes the dialog at once, because an open modal dialog blocks the payment form.
    onOpen: () => flushSync(() => setStage('paying')),
    // Runs before any other request, which takes seconds on a slow phone.
    onCompleted: () => setStage('received'),
  };
  const toOrder = ({ _id }: Order) => void navigate(`${ordersPath}?order=${_id}`, { replace: true });

  const toThanks = ({ _id }: Order) =>
    void navigate(thanksPath(_id), { replace: true, state: { paid: true } });

  async function settle(placed: Order, payment: Promise<PaymentReport>) {
    try {
      if ((await payment) === 'completed') return toThanks(placed);
      setProblem('The payment was not completed.');
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setOrder(placed);
    setStage('asking');
  }

  return {
    order,
    price,
    isPriceChanged,
    refusal,
    problem,
    busy: stage === 'busy',
    isPaying: stage === 'paying',
    isReceived: stage === 'received',
    async place(input: CheckoutInput) {
      setRefusal(null);
      const answer = await place(input).catch((error: unknown) => {
        setRefusal(refusalOf(error));
        throw error;
      });
      if (!answer) return;
      const { order: placed, payment } = answer;
      if (placed.status !== 'Pending') return toOrder(placed);
      await settle(
        placed,
        payment
          ? payOrder(placed, payment, paymentCallbacks)
          : Promise.reject(new UserError(unreachableMessage)),
      );
    },
    async payAgain() {
      if (!order) return;
      setStage('busy');
      await settle(order, payAgain(order, paymentCallbacks));
    },
    async cancel() {
      if (!order) return;
      setStage('busy');
      try {
        notify(await cancelOrder(order._id), 'success');
        await navigate(artworkPath(work._id), { replace: true });
      } catch (error) {
        setProblem(errorMessage(error));
        setStage('asking');
      }
    },
  };
}

const unreachableMessage = 'Payment cannot be reached. Please try again in a moment.';

async function cancelOrder(id: string): Promise<string> {
  const { message } = await sendJson<OrderMovedAnswer>('POST', orderPaths.cancel(id), {});
  return message;
}

function useShownPrice(work: PricedArtwork) {
  const queryClient = useQueryClient();
  const placeOrder = usePlaceOrder(work._id);
  const [price, setPrice] = useState(work.price);
  const [isPriceChanged, setPriceChanged] = useState(false);

  /** Returns `null` after a price change, and shows the new price. */
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

type OrderRequest = { address: string; price: number };

/** A repeated order has the same idempotency key, so a lost answer does not lead to a second order. */
function usePlaceOrder(artworkId: string) {
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
