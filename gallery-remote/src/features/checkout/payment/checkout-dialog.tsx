import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork, PricedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useBuyingClosed } from '@gallery/shared/payments/buying-closed';
import { heldText } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { useEffect, useRef } from 'react';
import { buyingClosedText } from '../buying-closed';
import styles from '../checkout.module.css';
import { useOwnHold } from '../use-own-hold';
import { OrderRefused } from './order-refused';
import { type CheckoutState, useCheckout } from './use-checkout';

/** A separate chunk, because the form brings formik and yup, which only a buyer needs. */
const CheckoutForm = deferred(
  async () => (await import(/* webpackChunkName: "checkout" */ './checkout-form')).CheckoutForm,
);

type CheckoutDialogProps = { work: PricedArtwork; user: User; onClose: () => void };

export function CheckoutDialog({ work, user, onClose }: CheckoutDialogProps) {
  const checkout = useCheckout(work);
  const notForSale = useNotForSale(work);
  const { order } = checkout;
  if (checkout.isPaying) return null;
  if (checkout.isReceived) {
    return (
      <Dialog title="Payment received" onClose={onClose}>
        <PaymentReceived />
      </Dialog>
    );
  }
  return (
    <Dialog title="Buy this artwork" onClose={onClose}>
      <div className={styles.checkout}>
        <dl className={styles.facts}>
          <dt>Artwork</dt>
          <dd>{work.name_of_artwork}</dd>
          <dt>Total</dt>
          <dd className={styles.total}>
            <Price amount={order?.artwork_id.price ?? checkout.price} />
          </dd>
        </dl>
        {order && <PayAgain order={order} checkout={checkout} />}
        {!order && notForSale && <NotForSale work={work} reason={notForSale} />}
        {!order && notForSale === null && checkout.refusal && (
          <OrderRefused work={work} refusal={checkout.refusal} email={user.email} />
        )}
        {!order && notForSale === null && (
          <CheckoutForm
            user={user}
            newPrice={checkout.isPriceChanged ? checkout.price : undefined}
            onLeave={onClose}
            onSubmit={checkout.place}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Returns `null` if this customer can buy the work, and `undefined` until that is known. */
function useNotForSale(work: ListedArtwork): string | null | undefined {
  const hold = useOwnHold(work);
  const closed = useBuyingClosed();
  if (work.availability === 'sold') return 'This artwork is sold.';
  if (work.availability === 'held' && !hold) {
    return hold === null ? `${heldText(work.held_until, 'another collector')}.` : undefined;
  }
  return closed ? buyingClosedText : null;
}

type NotForSaleProps = { work: ListedArtwork; reason: string };

function NotForSale({ work, reason }: NotForSaleProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <p ref={message} role="status" tabIndex={-1} className={styles.status}>
        {reason}
      </p>
      <ButtonLink kind="secondary" to={`${artworkPath(work._id)}#enquiry`} replace>
        Talk to us
      </ButtonLink>
    </>
  );
}

function PayAgain({ order, checkout }: { order: Order; checkout: CheckoutState }) {
  const { busy, problem, payAgain, cancel } = checkout;
  return (
    <>
      <div role="alert">
        <p>{problem}</p>
        <p>The artwork is held for you{order.held_until && ` until ${formatTime(order.held_until)}`}.</p>
        <p>It goes to {order.address}.</p>
      </div>
      <div className={styles.actions}>
        <Button busy={busy} onClick={payAgain}>
          Pay again
        </Button>
        <Button kind="quiet" aria-disabled={busy} onClick={cancel}>
          Cancel order
        </Button>
      </div>
    </>
  );
}

function PaymentReceived() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} role="status" tabIndex={-1} className={styles.status}>
      Thank you. We are opening your order.
    </p>
  );
}
