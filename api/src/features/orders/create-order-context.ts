import type { OrderContext } from './order-context';
import { payableOrders } from './paying/payable-orders';

/** Makes the context of the server's orders; payments report to them from then on. */
export function createOrderContext(deps: Omit<OrderContext, 'orders'>): OrderContext {
  return { ...deps, orders: payableOrders(deps) };
}
