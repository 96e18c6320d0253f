import type { User } from '@gallery/shared/contract/account/user';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import {
  type OfferFormInput,
  offerToKnownAddressSchema,
  offerToNewAddressSchema,
} from '@gallery/shared/contract/offers/offer-input.schema';
import type { DeliverTo as Address } from '@gallery/shared/contract/orders/address/delivery-address';
import type { CheckoutValues } from '@gallery/shared/contract/orders/address/delivery-address.schema';
import { standardDays } from '@gallery/shared/contract/settings/settings';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatNaira } from '@gallery/shared/domain/money';
import {
  Form,
  type FormSchema,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormState,
} from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { ApiError } from '@gallery/shared/http';
import { offerQueries, sendOffer } from '@gallery/shared/offers/offer.queries';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { useNavigate } from '@gallery/shared/router';
import { useEffect, useState } from 'react';
import {
  type Destination,
  destinationOf,
  firstValues,
  regionOf,
} from '../../ui/delivery-address/checkout-values';
import { DeliverTo, QuoteFailed } from '../../ui/delivery-address/deliver-to';
import { lastAddress } from '../../ui/delivery-address/last-address.queries';
import { type Delivery, useDelivery } from '../../ui/delivery-address/use-delivery';
import { OfferSum, useOfferedAmount } from './offer-sum';
import styles from './own-offer.module.css';

type OfferFormProps = { work: ListedArtwork; user: User };

export function OfferForm({ work, user }: OfferFormProps) {
  const last = useQuery(lastAddress(user._id));
  if (last.isPending) return <div className={styles.waiting} />;
  return <DeliveredOffer work={work} user={user} last={last.data ?? null} />;
}

type Values = CheckoutValues & { amount: string; message: string };

function DeliveredOffer({ work, user, last }: OfferFormProps & { last: Address | null }) {
  const [values, setValues] = useState<Values>(() => ({
    ...firstValues(user, last, {}, null),
    amount: '',
    message: '',
  }));
  const delivery = useDelivery(work._id, regionOf(values, last));
  const { address, offer_days = standardDays.offer } = useGalleryFacts();
  const send = useSend(work, delivery);
  return (
    <Form<OfferFormInput>
      schema={schemaOf(values)}
      initialValues={values as unknown as OfferFormInput}
      onSubmit={({ amount, message, note }) =>
        send({ ...destinationOf({ ...values, note }, last, address), amount, message })
      }
      aria-label={`Offer for ${work.name_of_artwork}`}
    >
      <Keep onValues={setValues} />
      <TextField name="amount" label="Your offer, in naira" inputMode="numeric" autoComplete="off" />
      <TextAreaField name="message" label="Message to the gallery (optional)" rows={3} />
      <DeliverTo last={last} delivery={delivery} />
      {delivery.error && <QuoteFailed error={delivery.error} onRetry={delivery.retry} />}
      <OfferSum delivery={delivery} />
      {delivery.quote?.price === null && (
        <p className={styles.note}>
          This delivery has no fixed price. Your offer does not include it; our answer names its price.
        </p>
      )}
      <OfferButton isWaiting={delivery.isLoading} />
      <p className={styles.note}>
        We reply within {countOf(offer_days, 'day')}. If we accept, we order the work for you at this price
        and hold it for 48 hours until you have paid. Nobody else sees your offer.
      </p>
    </Form>
  );
}

type Sent = Destination & Pick<OfferFormInput, 'amount' | 'message'>;

/** Sends the offer with the delivery that the collector saw. */
function useSend(work: ListedArtwork, delivery: Delivery) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return async (sent: Sent) => {
    if (delivery.isLoading || delivery.error) return;
    const seen = delivery.quote?.price;
    const { message } = await sendOffer({ ...sent, artwork_id: work._id, delivery: seen }).catch(corrected);
    notify(message, 'success');
    await queryClient.invalidateQueries({ queryKey: offerQueries.all });
    void navigate(artworkPath(work._id), { replace: true });
  };

  function corrected(error: unknown): never {
    const told = error instanceof ApiError ? error.current.delivery : undefined;
    if (typeof told === 'number' || told === null) delivery.correct(told);
    // Another tab, or a request whose answer was lost, may have made the offer.
    else void queryClient.invalidateQueries({ queryKey: offerQueries.all });
    throw error;
  }
}

/** Only a new address has fields to check. */
function schemaOf({ to }: CheckoutValues): FormSchema<OfferFormInput> {
  return to === 'new' ? offerToNewAddressSchema : offerToKnownAddressSchema;
}

function Keep({ onValues }: { onValues: (values: Values) => void }) {
  const { values } = useFormState();
  useEffect(() => onValues(values as Values), [values, onValues]);
  return null;
}

/** States the amount, because the offer is a commitment. */
function OfferButton({ isWaiting }: { isWaiting: boolean }) {
  const amount = useOfferedAmount();
  return (
    <SubmitButton wide busy={isWaiting}>
      {amount ? `Offer ${formatNaira(amount)}` : 'Make an offer'}
    </SubmitButton>
  );
}
