import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { customerSession, sampleOrder } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { CheckoutScreen } from '../screens/buying/checkout-screen';

const payment = { access_code: 'code-1', script_url: '/inline.js' };

export const orderPlaced = { message: 'The artwork is held for you.', order: sampleOrder(), payment };

/** To any address. */
export const freeDelivery = { zone: 'Nigeria', days: 'a week', price: 0 };

export const orders = (...list: Order[]) => ({ '/order/user/user-1': { orders: list, next: null } });

const site = (
  <Routes>
    <Route path="/checkout/:id" element={<CheckoutScreen />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);

type Stage = { work?: Partial<Artwork>; answers?: object; visitor?: boolean };

export function openCheckout({ work, answers, visitor = false }: Stage = {}) {
  stubCheckout(work, answers);
  return renderApp(site, '/checkout/work-1', visitor ? {} : { session: customerSession() });
}

export function openGuestCheckout(answers: object) {
  stubCheckout({}, answers);
  return renderApp(site, '/checkout/work-1?guest=yes', {});
}

function stubCheckout(work: Stage['work'], answers: Stage['answers']) {
  stubApi({
    '/artwork/work-1': { artwork: sampleArtwork(work) },
    '/delivery/quote': { quote: freeDelivery },
    '/order/create': orderPlaced,
    '/order/order-1/verify': { message: 'Payment received. Thank you!', order: orderPlaced.order },
    ...orders(),
    ...answers,
  });
}

type Outcome = 'onSuccess' | 'onCancel';

/** Plays the customer's next action in the payment form, each time it opens. */
export function playPayment(...outcomes: Outcome[]): void {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, on: Record<Outcome, () => void>) =>
      on[outcomes.shift() ?? 'onCancel']();
    newTransaction = jest.fn();
  };
}
