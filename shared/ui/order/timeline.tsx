import type { Order } from '../../contract/orders/order';
import { isRefundRequested, type OrderStatus } from '../../contract/orders/order-status';
import { statusLabel } from '../../contract/orders/shipment/collected-order';
import { formatSum } from '../../format/refund-text';
import { type Step, Steps } from './steps';

type TimelineOrder = Pick<
  Order,
  | 'events'
  | 'status'
  | 'refund'
  | 'refunds'
  | 'open_refund'
  | 'returning'
  | 'return_request'
  | 'artwork_id'
  | 'address'
  | 'deliver_to'
>;

export function Timeline({ order }: { order: TimelineOrder }) {
  return <Steps steps={[...passedSteps(order), ...upcomingSteps(order)]} />;
}

function passedSteps(order: TimelineOrder): Step[] {
  const { events, returning, refunds, return_request: request } = order;
  const isEarly = order.status === 'Refunded' && isRefundRequested(order);
  // The previous release moved an order to Refunded when staff requested the refund.
  const moves = events.map((event): Step => {
    const label =
      isEarly && event.status === 'Refunded' ? 'Refund requested' : statusLabel(order, event.status);
    return { ...event, label };
  });
  const requested = request ? [progressStep('Return requested', request.asked_at)] : [];
  const expected = request?.state === 'accepted' ? 'Return accepted' : 'Return arranged';
  const asked = returning ? [progressStep(expected, returning.asked_at)] : [];
  const money = isEarly ? [] : refunds.flatMap((refund) => refundSteps(refund, expected));
  return [...money, ...requested, ...asked, ...moves].sort(byTime);
}

function refundSteps(refund: Order['refunds'][number], expected: string): Step[] {
  const { of, return_asked_at, asked_at, done_at } = refund;
  if (of === 'other') return [];
  const sum = formatSum(refund);
  const returned = return_asked_at
    ? [progressStep(expected, return_asked_at), progressStep('Return received', asked_at)]
    : [];
  const requested = progressStep(`Refund of ${sum} requested`, asked_at);
  const confirmed: Step[] = done_at ? [{ label: `${sum} refunded`, status: 'Refunded', at: done_at }] : [];
  return [...returned, requested, ...confirmed];
}

function progressStep(label: string, at: string): Step {
  return { label, status: 'Pending', at };
}

/** Steps at one time keep their order. */
function byTime(one: Step, other: Step): number {
  return Date.parse(one.at ?? '') - Date.parse(other.at ?? '');
}

function upcomingSteps(order: TimelineOrder): Step[] {
  if (order.returning) {
    const given = order.refunds.filter(({ of }) => of === 'order').map(({ amount }) => amount / 100);
    const all = given.reduce((sum, one) => sum + one, order.returning.amount);
    const isAll = all === order.artwork_id.price;
    return ['Return received', isAll ? 'Refunded' : 'Partly refunded'].map((label) => ({ label }));
  }
  const by = order.refund === 'waiting' ? 'when payments are on again' : 'when the provider confirms it';
  if (isRefundRequested(order)) return [{ label: 'Refunded', by }];
  const isPartOpen = order.open_refund === 'part';
  return [
    ...upcomingStatuses(order.status).map((status) => ({ label: statusLabel(order, status) })),
    ...(isPartOpen ? [{ label: 'Partly refunded', by }] : []),
  ];
}

function upcomingStatuses(status: OrderStatus): OrderStatus[] {
  const at = regularCourse.indexOf(status);
  return at < 0 ? [] : regularCourse.slice(at + 1);
}
const regularCourse: OrderStatus[] = ['Pending', 'Paid', 'Shipped', 'Delivered'];
