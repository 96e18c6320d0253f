import type { Outbox } from '../mail/outbox';
import type { OrderContext } from './order-context';
import { orderLinksOf } from './order-links';
import { payableOrders } from './paying/payable-orders';

type OrderDeps = Omit<OrderContext, 'orders' | 'outbox' | 'orderLinks' | 'registration'> & {
  outbox: Outbox;
  registration?: string;
  tokenSecrets: readonly string[];
};

/** Creates the context of the server's orders and subscribes it to payments. */
export function createOrderContext({ tokenSecrets, registration = '', ...given }: OrderDeps): OrderContext {
  const orderLinks = orderLinksOf(tokenSecrets);
  const deps = { ...given, registration, orderLinks, outbox: { ...given.outbox, orderLinks } };
  return { ...deps, orders: payableOrders(deps) };
}
