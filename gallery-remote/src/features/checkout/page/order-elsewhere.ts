import { isCheckoutHold } from '@gallery/shared/contract/orders/checkout-hold';
import type { Order } from '@gallery/shared/contract/orders/order';
import { thanksPath } from '@gallery/shared/paths/gallery-paths';
import { ownOrderPath } from '../../../ui/guest/own-order-path';
import type { CheckoutState } from '../payment/use-checkout';

/** Returns the page of an order that this form must neither pay again nor cancel, or `null`. The Back button leads from a payment to this form. */
export function orderElsewhere(
  { own, stage }: Pick<CheckoutState, 'own' | 'stage'>,
  bought: Order | null | undefined,
): string | null {
  if (stage !== 'idle') return null;
  if (bought) return ownOrderPath(bought);
  if (!own) return null;
  if (own.confirming) return thanksPath(own._id);
  const isHere = own.user_id === null || own.delivery_quote || isCheckoutHold(own);
  return isHere ? null : ownOrderPath(own);
}
