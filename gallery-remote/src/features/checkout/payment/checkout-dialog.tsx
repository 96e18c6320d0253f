import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useBuyingClosed } from '@gallery/shared/payments/buying-closed';
import { heldText } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { buyingClosedText } from '../buying-closed';
import styles from '../checkout.module.css';
import { NotForSale } from '../not-for-sale';
import { useOwnHold } from '../use-own-hold';
import { OrderRefused } from './order-refused';
import { PayAgain } from './pay-again';
import { PaymentReceived } from './payment-received';
import { useCheckout } from './use-checkout';

/** Separate, because the form brings formik and yup, which only a buyer needs. */
const CheckoutForm = deferred(
  async () => (await import(/* webpackChunkName: "checkout" */ './checkout-form')).CheckoutForm,
);

type CheckoutDialogProps = { work: ListedArtwork; user: User; onClose: () => void };

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

/** `null` when this customer can buy the work, `undefined` until that is known. */
function useNotForSale(work: ListedArtwork): string | null | undefined {
  const hold = useOwnHold(work);
  const closed = useBuyingClosed();
  if (work.availability === 'sold') return 'This artwork is sold.';
  if (work.availability === 'held' && !hold) {
    return hold === null ? `${heldText(work.held_until, 'another collector')}.` : undefined;
  }
  return closed ? buyingClosedText : null;
}
