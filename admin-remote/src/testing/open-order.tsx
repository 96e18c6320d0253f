import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import type { OrderNote } from '@gallery/shared/contract/orders/staff/staff-order.schema';
import type { HostSession } from '@gallery/shared/host';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOrderRecord } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { OrdersScreen } from '../screens/orders-screen';

/** Answers each step of the order, and records what the page sends. */
export const answered = jest.fn((_query: object, _body: unknown) => ({ message: 'The order has moved.' }));

const previewed = (_query: object, body: unknown) => ({
  to: 'Adaeze Nwosu <adaeze@example.com>',
  subject: 'On its way: Agwọlagwọ',
  text: `Expect it on ${Object(body).delivery_date}.`,
});

beforeEach(() => answered.mockClear());

export function openOrder(
  changes: Partial<OrderRecord> = {},
  audit: AuditEntry[] = [],
  notes: OrderNote[] = [],
  session?: HostSession,
) {
  stubApi({
    '/order/order-1/record': { order: sampleOrderRecord(changes), audit, notes },
    '/order/order-1/neighbors?status=Paid': { previous: null, next: { _id: 'order-2', number: 1041 } },
    '/order/order-1/status': answered,
    '/order/order-1/tracking': answered,
    '/order/order-1/refund': answered,
    '/order/order-1/refunds': answered,
    '/order/order-1/return': answered,
    '/order/order-1/return-request': answered,
    '/order/order-1/cancellation': answered,
    '/order/order-1/notes': answered,
    '/order/order-1/shipping/preview': previewed,
    '/order/order-1/shipping/undo': answered,
    '/order/order-1/delivery-quote': answered,
  });
  return renderApp(<OrdersScreen />, '/admin/all-orders?status=Paid&order=order-1', { session });
}
