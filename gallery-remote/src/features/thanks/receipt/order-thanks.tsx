import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import { isCollected, statusLabel } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatDate } from '@gallery/shared/domain/time';
import { artistPath } from '@gallery/shared/paths/gallery-paths';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { OrderReceipt } from '@gallery/shared/ui/order/order-receipt';
import { type Step, Steps } from '@gallery/shared/ui/order/steps';
import { createPortal } from 'react-dom';
import { ownOrderPath } from '../../../ui/guest/own-order-path';
import { ThanksHeading } from '../thanks-heading';
import { AmountsPaid } from './amounts-paid';
import styles from './order-thanks.module.css';
import { PurchasedArtwork } from './purchased-artwork';

const CreateAccount = deferred(
  async () =>
    (await import(/* webpackChunkName: "create-account" */ '../../../ui/guest/create-account')).CreateAccount,
);

type OrderThanksProps = { order: Order; user: User; work: ListedArtwork | null };

export function OrderThanks({ order, user, work }: OrderThanksProps) {
  const artist = work?.artist_id;
  return (
    <div className={styles.thanks}>
      <PurchasedArtwork order={order} work={work} />
      <div className={styles.text}>
        <ThanksHeading title={`Thank you, ${user.firstname}`}>
          The work is yours. Your order is number <b className={styles.number}>{order.number}</b>; we have
          written to <span className={styles.email}>{user.email}</span>.
        </ThanksHeading>
        <NextSteps order={order} />
        <AmountsPaid order={order} user={user} />
        <div className={styles.actions}>
          <ButtonLink to={ownOrderPath(order)}>See your order</ButtonLink>
          <Button kind="secondary" onClick={() => window.print()}>
            Print receipt
          </Button>
        </div>
        {order.user_id === null && <CreateAccount buyer={user} orderId={order._id} />}
        {artist && (
          <MoreLink to={artistPath(artist.slug ?? artist._id)}>More works by {artist.firstname}</MoreLink>
        )}
      </div>
      {createPortal(<OrderReceipt order={order} user={user} />, document.body)}
    </div>
  );
}

function NextSteps({ order }: { order: Order }) {
  return (
    <section className={styles.section} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.heading}>
        What happens next
      </h2>
      <Steps steps={stepsOf(order)} />
    </section>
  );
}

function stepsOf(order: Order): Step[] {
  const passed = order.events.map((event) => ({
    ...event,
    label: event.status === 'Pending' ? 'Ordered' : statusLabel(order, event.status),
  }));
  return [...passed, ...(upcomingSteps(order)[order.status] ?? [])];
}

function upcomingSteps(order: Order): Partial<Record<OrderStatus, Step[]>> {
  if (isCollected(order)) {
    const collected = { label: statusLabel(order, 'Delivered') };
    const ready = { label: statusLabel(order, 'Shipped') };
    return { Paid: [{ label: 'We prepare it and email you' }, ready, collected], Shipped: [collected] };
  }
  const day = order.delivery_date ? `expected on ${formatDate(order.delivery_date)}` : undefined;
  return {
    Paid: [
      { label: 'We pack it and agree on the day with you' },
      { label: 'Shipped, insured' },
      { label: 'Delivered' },
    ],
    Shipped: [{ label: 'Delivered', by: day }],
  };
}
