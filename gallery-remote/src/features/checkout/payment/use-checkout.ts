import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type Order, type OrderMovedAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { errorMessage, UserError } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { artworkPath, thanksPath } from '@gallery/shared/paths/gallery-paths';
import { payOrder } from '@gallery/shared/payments/pay-order';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { useEffect, useState } from 'react';
import { artworkQueries } from '../../../queries/artwork.queries';
import type { Destination } from '../../../ui/delivery-address/checkout-values';
import type { Delivery } from '../../../ui/delivery-address/use-delivery';
import { useOwnHold } from '../use-own-hold';
import { type Refusal, refusalOf } from './order-refused';
import { usePlaceOrder } from './use-place-order';

export type CheckoutState = ReturnType<typeof useCheckout>;
/** 'asking' the API, 'paying' in the provider's form, 'received' by the provider, or none of these. */
type Stage = 'idle' | 'asking' | 'paying' | 'received';

/** `refusal` says why the API placed no order, `problem` why the order is not paid. */
export function useCheckout(work: ListedArtwork, delivery: Delivery, address: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { own, hold, setHold, hasEnded } = useHold(work);
  const { amounts, change, place } = usePlaceOrder(work, hold, delivery, address);
  const [stage, setStage] = useState<Stage>('idle');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [problem, setProblem] = useState('');

  async function order(destination: Destination) {
    setRefusal(null);
    setProblem('');
    setStage('asking');
    const answer = await place(destination).catch((error: unknown) => {
      setStage('idle');
      setRefusal(refusalOf(error));
      throw error;
    });
    if (answer) setHold(answer.order);
    return answer;
  }

  return {
    own,
    hold,
    hasEnded,
    amounts,
    change,
    refusal,
    problem,
    stage,
    /** Holds the work without a payment, also to ask for the price of its delivery. */
    async reserve(destination: Destination) {
      await order(destination);
      setStage('idle');
    },
    /** Holds the work, or takes the hold of this customer, and opens its payment. Returns whether it is paid. */
    async pay(destination: Destination): Promise<boolean> {
      const answer = await order(destination);
      if (!answer) {
        setStage('idle');
        return false;
      }
      const { order: placed, payment } = answer;
      if (placed.status !== 'Pending') {
        void navigate(orderPath(placed), { replace: true });
        return true;
      }
      if (placed.confirming) {
        void navigate(thanksPath(placed._id), { replace: true });
        return true;
      }
      try {
        if (!payment) throw new UserError(unreachableMessage);
        const report = await payOrder(placed, payment, {
          onOpen: () => setStage('paying'),
          // Runs before any other request, which takes seconds on a slow phone.
          onCompleted: () => setStage('received'),
        });
        if (report === 'completed') {
          void navigate(thanksPath(placed._id), { replace: true, state: { paid: true } });
          return true;
        }
        setProblem('The payment was not completed.');
      } catch (error) {
        setProblem(errorMessage(error));
      }
      setStage('idle');
      return false;
    },
    async cancel({ _id }: Order) {
      setStage('asking');
      try {
        const { message } = await sendJson<OrderMovedAnswer>('POST', orderPaths.cancel(_id), {});
        notify(message, 'success');
        await navigate(artworkPath(work._id), { replace: true });
      } catch (error) {
        setProblem(errorMessage(error));
        setStage('idle');
      }
    },
  };
}

/** A guest has no list of orders. */
function orderPath({ _id, user_id }: Order): string {
  return user_id === null ? thanksPath(_id) : `${ordersPath}?order=${_id}`;
}

const unreachableMessage = 'Payment cannot be reached. Please try again in a moment.';

/** The customer's hold of this work. It stays here after its end, so that the page can say that it ended. */
function useHold(work: ListedArtwork) {
  const own = useOwnHold(work);
  const [hold, setHold] = useState<Order | null>(null);
  if (own && (own._id !== hold?._id || own.held_until !== hold.held_until)) setHold(own);
  const isOver = useIsOver(hold?.held_until ?? null);
  const hasEnded = isOver && !own;
  return { own, hold: hasEnded ? null : hold, setHold, hasEnded };
}

/** The API confirms the end, because the clock of the device may be wrong. */
function useIsOver(until: string | null): boolean {
  const queryClient = useQueryClient();
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(
      () => {
        setOver(until);
        void queryClient.invalidateQueries({ queryKey: artworkQueries.all });
      },
      Math.max(Date.parse(until) - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [until, queryClient]);
  return until !== null && over === until;
}
