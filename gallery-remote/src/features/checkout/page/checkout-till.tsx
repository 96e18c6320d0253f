import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import type { DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import type { CheckoutValues } from '@gallery/shared/contract/orders/address/delivery-address.schema';
import { isCheckoutHold } from '@gallery/shared/contract/orders/checkout-hold';
import type { Order } from '@gallery/shared/contract/orders/order';
import { thanksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { Navigate } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { useCallback, useEffect, useRef, useState } from 'react';
import { destinationOf, firstValues, regionOf } from '../../../ui/delivery-address/checkout-values';
import { lastAddress } from '../../../ui/delivery-address/last-address.queries';
import { useDelivery } from '../../../ui/delivery-address/use-delivery';
import { ownOrderPath, useBuyer } from '../../../ui/guest/use-buyer';
import { readDraft, saveCheckoutDraft } from '../address/draft';
import { HoldStatus } from '../parts/hold-status';
import { type CheckoutState, useCheckout } from '../payment/use-checkout';
import { useOwnHold, useOwnPurchase } from '../use-own-hold';
import { CheckoutForm } from './checkout-form';
import styles from './checkout-page.module.css';
import { NextSteps } from './next-steps';
import { NotForSale, useNotForSale } from './not-for-sale';

type CheckoutTillProps = { work: ListedArtwork; user: User };

export function CheckoutTill(props: CheckoutTillProps) {
  const last = useQuery(lastAddress(props.user._id));
  const own = useOwnHold(props.work);
  const [first, setFirst] = useState(own);
  if (first === undefined && own !== undefined) setFirst(own);
  if (last.isPending || first === undefined) return <LoadingArea className={styles.loading} />;
  return <Till {...props} last={last.data ?? null} first={first} />;
}

/** `first` is the hold that the page began with. */
type TillProps = CheckoutTillProps & { last: DeliverTo | null; first: Order | null };

function Till({ work, user, last, first }: TillProps) {
  const [values, setValues] = useState(() => firstValues(user, last, readDraft(user._id, work._id), first));
  // Saves at once, because an effect of the new state would come too late for a reload.
  const keep = useCallback(
    (typed: CheckoutValues) => {
      saveCheckoutDraft(user._id, work._id, typed);
      setValues(typed);
    },
    [user._id, work._id],
  );
  const { isGuest } = useBuyer();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form of the code took the focus along when it left the page.
  useEffect(() => {
    if (isGuest && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isGuest]);
  const delivery = useDelivery(work._id, regionOf(values, last));
  const { address } = useGalleryFacts();
  const checkout = useCheckout(work, delivery, destinationOf(values, last, address).address);
  const reason = useNotForSale(work, checkout);
  const bought = useOwnPurchase(work);
  const elsewhere = orderElsewhere(checkout, bought);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (reason && bought === undefined) return <LoadingArea className={styles.loading} />;
  const { quote } = delivery;
  const isOnRequest = quote?.price === null && checkout.amounts?.delivery === undefined;
  return (
    <>
      {!reason && (
        <NextSteps
          collects={values.to === 'collect'}
          days={daysOf(quote)}
          isGuest={isGuest}
          isOnRequest={isOnRequest}
        />
      )}
      <div className={styles.form}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            Complete your purchase
          </h1>
          {!reason && <HoldStatus work={work} hold={checkout.hold} isOnRequest={isOnRequest} />}
        </div>
        {reason ? (
          <NotForSale work={work} reason={reason} />
        ) : (
          <CheckoutForm
            work={work}
            user={user}
            last={last}
            values={values}
            onValues={keep}
            delivery={delivery}
            checkout={checkout}
          />
        )}
      </div>
    </>
  );
}

function daysOf(quote: DeliveryQuote | null): string | undefined {
  return quote && quote.price !== null && quote.days ? quote.days : undefined;
}

/** Returns the page of an order that this form must neither pay again nor cancel, or `null`. The Back button leads from a payment to this form. */
function orderElsewhere(
  { own, stage }: Pick<CheckoutState, 'own' | 'stage'>,
  bought: Order | null | undefined,
): string | null {
  if (stage !== 'idle') return null;
  if (bought) return ownOrderPath(bought);
  if (!own) return null;
  if (own.confirming) return thanksPath(own._id);
  const isHere = own.user_id === null || own.delivery_quote || isCheckoutHold(own);
  return isHere ? null : ownOrderPath(own);
}
