import type { Artwork } from '@gallery/shared/contract/artwork';
import type { User } from '@gallery/shared/contract/user';
import { deferred } from '@gallery/shared/ui/deferred';
import { Dialog } from '@gallery/shared/ui/dialog';
import { Price } from '@gallery/shared/ui/price';
import styles from './checkout.module.css';
import { NotForSale } from './not-for-sale';
import { PayAgain } from './pay-again';
import { useCheckout } from './use-checkout';
import { useOwnHold } from './use-own-hold';

/** The form brings formik and yup: they come when somebody buys. */
const CheckoutForm = deferred(
  async () => (await import(/* webpackChunkName: "checkout" */ './checkout-form')).CheckoutForm,
);

type CheckoutDialogProps = { work: Artwork; user: User; onClose: () => void };

/** Where the work goes and what it costs, then the payment form, which needs the page for itself. */
export function CheckoutDialog({ work, user, onClose }: CheckoutDialogProps) {
  const checkout = useCheckout(work);
  const hold = useOwnHold(work);
  const isOthers = work.availability !== 'available' && !hold;
  const { order } = checkout;
  if (checkout.isPaying) return null;
  return (
    <Dialog title="Buy this artwork" onClose={onClose}>
      <div className={styles.checkout}>
        <dl className={styles.facts}>
          <dt>Artwork</dt>
          <dd>{work.name_of_artwork}</dd>
          <dt>Total</dt>
          <dd className={styles.total}>
            <Price amount={order?.artwork_id.price ?? work.price} />
          </dd>
        </dl>
        {order && <PayAgain order={order} checkout={checkout} />}
        {!order &&
          (isOthers ? <NotForSale work={work} /> : <CheckoutForm user={user} onSubmit={checkout.place} />)}
      </div>
    </Dialog>
  );
}
