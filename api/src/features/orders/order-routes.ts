import type { FastifyPluginAsync } from 'fastify';
import { noStore } from '../../http/answers/cache-control';
import { acceptFormData } from '../../http/requests/form-data';
import type { OrderContext } from './order-context';
import { orderPaperRoutes, type PaperDeps } from './papers/order-paper-routes';
import { orderPaymentRoutes } from './paying/order-payment-routes';
import type { HoldSettings } from './placing/holds/hold-limits';
import { placeOrderRoutes } from './placing/place-order-routes';
import { quoteRoutes } from './quotes/quote-routes';
import { readOrderRoutes } from './reading/read-order-routes';
import { accountsRoutes } from './records/accounts-routes';
import { orderRecordRoutes } from './records/order-record-routes';
import { returnRoutes } from './returns/return-routes';
import { staffShippingRoutes } from './shipping/staff-shipping-routes';
import { staffOrderRoutes } from './staff/staff-order-routes';
import { moveOrderRoutes } from './status/move-order-routes';
import { refundOrderRoutes } from './status/refund-order-routes';

export type OrderDeps = OrderContext & HoldSettings & PaperDeps;

export const orderRoutes: FastifyPluginAsync<OrderDeps> = async (app, deps) => {
  acceptFormData(app);
  app.addHook('onRequest', noStore);
  app.register(placeOrderRoutes, deps);
  app.register(readOrderRoutes, deps);
  app.register(moveOrderRoutes, deps);
  app.register(refundOrderRoutes, deps);
  app.register(quoteRoutes, deps);
  app.register(returnRoutes, deps);
  app.register(orderPaymentRoutes, deps);
  app.register(orderPaperRoutes, deps);
  app.register(staffOrderRoutes, deps);
  app.register(staffShippingRoutes, deps);
  app.register(orderRecordRoutes, deps);
  app.register(accountsRoutes, deps);
};
