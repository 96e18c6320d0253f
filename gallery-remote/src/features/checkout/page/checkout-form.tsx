import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import {
  type CheckoutValues,
  knownAddressSchema,
  newAddressSchema,
} from '@gallery/shared/contract/orders/checkout-input.schema';
import type { DeliverTo as Address } from '@gallery/shared/contract/orders/delivery-address';
import { pricePartsOf } from '@gallery/shared/format/price-parts';
import { Form, type FormSchema, useFormState } from '@gallery/shared/forms';
import { LeaveGuard } from '@gallery/shared/ui/navigation/leave-guard';
import { useEffect } from 'react';
import { destinationOf } from '../delivery/checkout-values';
import { DeliverTo } from '../delivery/deliver-to';
import { saveDraft } from '../delivery/draft';
import { CheckoutSum } from '../parts/checkout-sum';
import { PayPart } from '../payment/pay-part';
import { PaymentOutcome } from '../payment/payment-outcome';
import type { CheckoutState } from '../payment/use-checkout';

type CheckoutFormProps = {
  work: ListedArtwork;
  user: User;
  last: Address | null;
  values: CheckoutValues;
  onValues: (values: CheckoutValues) => void;
  checkout: CheckoutState;
};

export function CheckoutForm({ work, user, last, values, onValues, checkout }: CheckoutFormProps) {
  const { hold, hasEnded, price, stage, pay, holdAgain } = checkout;
  const total = price ?? 0;
  const parts = hold ? pricePartsOf(hold) : [{ label: work.name_of_artwork, amount: total }];

  async function send(given: Sent) {
    const destination = destinationOf({ ...values, ...given }, last);
    if (hasEnded) await holdAgain(destination);
    else if (await pay(destination)) saveDraft(user._id, work._id, null);
  }

  return (
    <Form<Sent>
      schema={schemaOf(values)}
      initialValues={values}
      onSubmit={send}
      aria-label="Delivery and payment"
    >
      <Keep onValues={onValues} />
      <DeliverTo last={last} />
      <CheckoutSum parts={parts} total={total} hasVat={!hold?.price_parts} />
      <PaymentOutcome work={work} email={user.email} checkout={checkout} />
      <PayPart artworkId={work._id} total={total} checkout={checkout} />
      <LeaveGuard
        active={stage === 'asking' || stage === 'paying'}
        question="Leave the payment?"
        message="Your payment is not finished. The work stays on hold for you, and you can pay later."
      />
    </Form>
  );
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
