import type { OrderContext } from './order-context';
import { payableOrders } from './paying/payable-orders';

/** Creates the context of the server's orders and subscribes it to payments. */
export function createOrderContext(deps: Omit<OrderContext, 'orders'>): OrderContext {
  return { ...deps, orders: payableOrders(deps) };
}
