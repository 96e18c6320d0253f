import type { Order } from '@gallery/shared/contract/orders/order';
import { renderApp } from '@gallery/shared/testing/render-app';
import { customerSession, sampleOrder } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { CustomerApp } from '../app';

export const pending = sampleOrder();

/** Opens the orders of a customer. `more` has further answers of the API. */
export function openOrders(orders: Order[], path = '/dashboard/orders', more = {}) {
  stubApi({ '/order/user/user-1': () => ({ orders, next: null }), ...more });
  return renderApp(<CustomerApp />, path, { session: customerSession() });
}
