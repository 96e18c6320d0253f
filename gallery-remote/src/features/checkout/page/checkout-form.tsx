import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { deliveryLabel } from '@gallery/shared/contract/delivery/delivery';
import { pricePartsOf } from '@gallery/shared/contract/delivery/price-parts';
import type { DeliverTo as Address } from '@gallery/shared/contract/orders/address/delivery-address';
import {
  type CheckoutValues,
  knownAddressSchema,
  newAddressSchema,
} from '@gallery/shared/contract/orders/address/delivery-address.schema';
import { awaitsQuote } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { Order } from '@gallery/shared/contract/orders/order';
import { Form, type FormSchema, useFormState } from '@gallery/shared/forms';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { LeaveGuard } from '@gallery/shared/ui/navigation/leave-guard';
import { useEffect } from 'react';
import { destinationOf } from '../../../ui/delivery-address/checkout-values';
import { DeliverTo, QuoteFailed } from '../../../ui/delivery-address/deliver-to';
import type { Delivery } from '../../../ui/delivery-address/use-delivery';
import { saveCheckoutDraft } from '../address/draft';
import { AskedPart, AskPart } from '../delivery/ask-part';
import { CheckoutSum } from '../parts/checkout-sum';
import { type Amounts, isHeldFor } from '../payment/amounts-of';
import { PayPart } from '../payment/pay-part';
import { PaymentOutcome } from '../payment/payment-outcome';
import type { CheckoutState } from '../payment/use-checkout';

type CheckoutFormProps = {
  work: ListedArtwork;
  user: User;
  last: Address | null;
  values: CheckoutValues;
  onValues: (values: CheckoutValues) => void;
  delivery: Delivery;
  checkout: CheckoutState;
};

export function CheckoutForm({ work, user, last, values, onValues, delivery, checkout }: CheckoutFormProps) {
  const { hold, hasEnded, amounts, stage, pay, reserve } = checkout;
  const gallery = useGalleryFacts().address;
  const isKept = isHeldFor(hold, destinationOf(values, last, gallery).address, delivery.quote);
  const isAsked = isKept && !!hold && awaitsQuote(hold);
  const { isWaiting, isOnRequest, error } = quoteStateOf(delivery, isKept);
  const mayCost = values.to !== 'collect' && !delivery.isNeverCharged && amounts?.delivery === undefined;
  const isDeliveryOpen = mayCost && (!isKept || isAsked);

  async function send(given: Sent) {
    if (isWaiting || error || isAsked) return;
    const destination = destinationOf({ ...values, ...given }, last, gallery);
    if (isOnRequest || hasEnded) await reserve(destination);
    else if (await pay(destination)) saveCheckoutDraft(user._id, work._id, null);
  }

  return (
    <Form<Sent>
      schema={schemaOf(values)}
      initialValues={values}
      onSubmit={send}
      aria-label="Delivery and payment"
    >
      <Keep onValues={onValues} />
      <DeliverTo last={last} delivery={isKept ? heldDelivery(delivery, hold) : delivery} />
      {amounts && (
        <CheckoutSum
          parts={partsOf(work, isKept ? hold : null, amounts, delivery)}
          label={isDeliveryOpen ? 'Total without delivery' : 'Total'}
          total={amounts.total}
          hasVat={!hold?.price_parts}
        />
      )}
      {error && <QuoteFailed error={error} onRetry={delivery.retry} />}
      {isAsked && hold && <AskedPart hold={hold} email={user.email} checkout={checkout} />}
      {isOnRequest && <AskPart work={work} email={user.email} checkout={checkout} />}
      {!error && !isOnRequest && !isAsked && (
        <>
          <PaymentOutcome work={work} email={user.email} checkout={checkout} />
          <PayPart
            artworkId={work._id}
            checkout={checkout}
            isWaiting={isWaiting}
            isDeliveryOpen={isDeliveryOpen}
          />
        </>
      )}
      <LeaveGuard
        active={stage === 'asking' || stage === 'paying'}
        question="Leave the payment?"
        message="Your payment is not finished. The work stays on hold for you, and you can pay later."
      />
    </Form>
  );
}

/** A hold keeps its own price of the delivery, which the gallery may have named. */
function heldDelivery(delivery: Delivery, hold: Order | null): Delivery {
  const held = hold?.delivery;
  if (!held || delivery.quote?.price === held.amount) return delivery;
  return { ...delivery, quote: { zone: held.zone, days: null, price: held.amount } };
}

/** A hold keeps the delivery to its own address. */
function quoteStateOf({ quote, isLoading, error }: Delivery, isOwnAddress: boolean) {
  if (isOwnAddress) return { isWaiting: false, isOnRequest: false, error: null };
  return { isWaiting: isLoading, isOnRequest: !isLoading && quote?.price === null, error };
}

function partsOf(work: ListedArtwork, kept: Order | null, amounts: Amounts, { quote }: Delivery) {
  if (kept) return pricePartsOf(kept);
  const parts = [{ label: work.name_of_artwork, amount: amounts.price }];
  if (amounts.delivery === undefined) return parts;
  return parts.concat({ label: deliveryLabel(quote?.zone ?? ''), amount: amounts.delivery });
}

/** A new address sends its parts too. */
type Sent = Pick<CheckoutValues, 'to' | 'note'>;

/** Only a new address has fields to check. */
function schemaOf({ to }: CheckoutValues): FormSchema<Sent> {
  return to === 'new' ? newAddressSchema : knownAddressSchema;
}

function Keep({ onValues }: Pick<CheckoutFormProps, 'onValues'>) {
  const { values } = useFormState();
  useEffect(() => onValues(values as CheckoutValues), [values, onValues]);
  return null;
}
