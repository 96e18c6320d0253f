import type { Order } from '@gallery/shared/contract/orders/order';
import { formatDate } from '@gallery/shared/domain/time';
import { type Step, Steps } from '@gallery/shared/ui/order/steps';
import styles from './order-thanks.module.css';

export function NextSteps({ order }: { order: Order }) {
  return (
    <section className={styles.section} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.heading}>
        What happens next
      </h2>
      <Steps steps={stepsOf(order)} />
    </section>
  );
}

function stepsOf({ events, status, delivery_date }: Order): Step[] {
  const passed = events.map((event) => ({
    ...event,
    label: event.status === 'Pending' ? 'Ordered' : event.status,
  }));
  const day = delivery_date ? `expected on ${formatDate(delivery_date)}` : undefined;
  const upcoming: Record<string, Step[]> = {
    Paid: [
      { label: 'We pack it and agree on the day with you' },
      { label: 'Shipped, insured' },
      { label: 'Delivered' },
    ],
    Shipped: [{ label: 'Delivered', by: day }],
  };
  return [...passed, ...(upcoming[status] ?? [])];
}
