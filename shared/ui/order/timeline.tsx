import type { Order, OrderStatus } from '../../contract/orders/order';
import { type Step, Steps } from './steps';

type TimelineProps = { order: Pick<Order, 'events' | 'status' | 'refund'> };

/** The life of an order: each status with its time, and what is to come. */
export function Timeline({ order: { events, status, refund } }: TimelineProps) {
  const isReturning = status === 'Refunded' && refund !== null && refund !== 'done';
  const passed = events.map((event): Step => {
    const words = isReturning && event.status === 'Refunded' ? 'Refund asked' : event.status;
    return { ...event, words };
  });
  const by = refund === 'waiting' ? 'when payments are on again' : 'when the provider confirms it';
  const returned = isReturning ? [{ words: 'Refunded', by }] : [];
  return <Steps steps={[...passed, ...statusesToCome(status).map((words) => ({ words })), ...returned]} />;
}

/** The statuses that follow when all goes well. */
function statusesToCome(status: OrderStatus): OrderStatus[] {
  const at = goodCourse.indexOf(status);
  return at < 0 ? [] : goodCourse.slice(at + 1);
}
const goodCourse: OrderStatus[] = ['Pending', 'Paid', 'Shipped', 'Delivered'];
