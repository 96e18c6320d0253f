import { isCheckoutHold } from '@gallery/shared/contract/orders/checkout-hold';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { thanksPath } from '@gallery/shared/paths/gallery-paths';
import type { CheckoutState } from '../payment/use-checkout';

/** Returns the page of an order that this form must neither pay again nor cancel, or `null`. */
export function orderElsewhere({ own, stage }: Pick<CheckoutState, 'own' | 'stage'>): string | null {
  if (!own || stage !== 'idle') return null;
  if (own.confirming) return thanksPath(own._id);
  const isHere = own.user_id === null || own.delivery_quote || isCheckoutHold(own);
  return isHere ? null : `${ordersPath}?order=${own._id}`;
}
