import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pricePartsOf } from '@gallery/shared/contract/delivery/price-parts';
import type { Order } from '@gallery/shared/contract/orders/order';
import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import { isCollected, statusLabel } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatTime } from '@gallery/shared/domain/clock';
import { artistName } from '@gallery/shared/domain/names';
import { formatDate } from '@gallery/shared/domain/time';
import { artistPath } from '@gallery/shared/paths/gallery-paths';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { OrderReceipt } from '@gallery/shared/ui/order/order-receipt';
import { PriceParts } from '@gallery/shared/ui/order/price-parts';
import { type Step, Steps } from '@gallery/shared/ui/order/steps';
import { createPortal } from 'react-dom';
import label from '../../../ui/artwork-label.module.css';
import { ownOrderPath } from '../../../ui/guest/use-buyer';
import { ThanksHeading } from '../thanks-heading';
import styles from './order-thanks.module.css';
import thanks from './order-thanks.module.css';

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

function AmountsPaid({ order, user }: { order: Order; user: User }) {
  return (
    <section className={thanks.section} aria-labelledby="receipt">
      <h2 id="receipt" className={thanks.heading}>
        Receipt
      </h2>
      <div>
        <div className={styles.amounts}>
          <PriceParts parts={pricePartsOf(order)} total="Total paid" amount={order.artwork_id.price} />
        </div>
        <p className={styles.facts}>{factsOf(order, user).join(' · ')}</p>
      </div>
    </section>
  );
}

function factsOf({ reference, events, address }: Order, { title, firstname, lastname }: User): string[] {
  const paid = events.find(({ status }) => status === 'Paid');
  const buyer = [title, firstname, lastname].filter(Boolean).join(' ');
  return [
    reference ? `Payment ${reference}` : '',
    paid ? `${formatDate(paid.at)}, ${formatTime(paid.at)}` : '',
    `${buyer}, ${address}`,
  ].filter(Boolean);
}

type PurchasedArtworkProps = { order: Order; work: ListedArtwork | null };

function PurchasedArtwork({ order, work }: PurchasedArtworkProps) {
  const { name_of_artwork, img_url } = order.artwork_id;
  return (
    <figure className={styles.work}>
      {work ? (
        <ArtworkPicture work={work} sizes="(min-width: 60rem) 50vw, 100vw" priority />
      ) : (
        <img className={styles.picture} src={img_url} alt={name_of_artwork} />
      )}
      <figcaption className={styles.label}>
        <span className={label.title}>{name_of_artwork}</span>
        {work?.artist_id && <span className={label.artist}>{artistName(work.artist_id)}</span>}
        <span className={styles.sold}>
          <OrderDot status="Paid" className={styles.dot} /> Sold, to you
        </span>
      </figcaption>
    </figure>
  );
}
