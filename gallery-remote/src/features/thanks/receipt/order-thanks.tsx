import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { ordersPath } from '@gallery/shared/paths/customer-paths';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { OrderReceipt } from '@gallery/shared/ui/order/order-receipt';
import { createPortal } from 'react-dom';
import { ThanksHeading } from '../thanks-heading';
import { AmountsPaid } from './amounts-paid';
import { NextSteps } from './next-steps';
import styles from './order-thanks.module.css';
import { PurchasedArtwork } from './purchased-artwork';

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
          <ButtonLink to={`${ordersPath}?order=${order._id}`}>See your order</ButtonLink>
          <Button kind="secondary" onClick={() => window.print()}>
            Print receipt
          </Button>
        </div>
        {artist && (
          <MoreLink to={`${artworksPath}?artist=${artist._id}`}>More works by {artist.firstname}</MoreLink>
        )}
      </div>
      {createPortal(<OrderReceipt order={order} user={user} />, document.body)}
    </div>
  );
}
