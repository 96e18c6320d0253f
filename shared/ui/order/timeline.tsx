import type { Order } from '../../contract/orders/order';
import type { OrderStatus } from '../../contract/orders/order-status';
import { type Step, Steps } from './steps';

type TimelineProps = { order: Pick<Order, 'events' | 'status' | 'refund'> };

export function Timeline({ order: { events, status, refund } }: TimelineProps) {
  const isReturning = status === 'Refunded' && refund !== null && refund !== 'done';
  const passed = events.map((event): Step => {
    const label = isReturning && event.status === 'Refunded' ? 'Refund asked' : event.status;
    return { ...event, label };
  });
  const by = refund === 'waiting' ? 'when payments are on again' : 'when the provider confirms it';
  const returned = isReturning ? [{ label: 'Refunded', by }] : [];
  return <Steps steps={[...passed, ...upcomingStatuses(status).map((label) => ({ label })), ...returned]} />;
}

function upcomingStatuses(status: OrderStatus): OrderStatus[] {
  const at = regularCourse.indexOf(status);
  return at < 0 ? [] : regularCourse.slice(at + 1);
}
const regularCourse: OrderStatus[] = ['Pending', 'Paid', 'Shipped', 'Delivered'];
