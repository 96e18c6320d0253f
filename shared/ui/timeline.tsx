import type { Order, OrderStatus } from '../contract/order';
import { Steps } from './steps';

/** The life of an order: each status with its time, and what is to come. */
export function Timeline({ order: { events, status } }: { order: Pick<Order, 'events' | 'status'> }) {
  const coming = statusesToCome(status).map((words) => ({ words }));
  return <Steps steps={[...events.map((event) => ({ ...event, words: event.status })), ...coming]} />;
}

/** The statuses that follow when all goes well. */
function statusesToCome(status: OrderStatus): OrderStatus[] {
  const at = goodCourse.indexOf(status);
  return at < 0 ? [] : goodCourse.slice(at + 1);
}
const goodCourse: OrderStatus[] = ['Pending', 'Paid', 'Shipped', 'Delivered'];
