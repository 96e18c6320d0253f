import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type OfferFormInput, offerFormSchema } from '@gallery/shared/contract/offers/offer-input.schema';
import { formatNaira } from '@gallery/shared/domain/money';
import { Form, SubmitButton, TextAreaField, TextField, useFieldValue } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { offerQueries, sendOffer } from '@gallery/shared/offers/offer.queries';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import styles from './own-offer.module.css';

type OfferFormProps = { work: ListedArtwork; address: string };

export function OfferForm({ work, address }: OfferFormProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function send(input: OfferFormInput) {
    const { message } = await sendOffer({ ...input, artwork_id: work._id });
    notify(message, 'success');
    await queryClient.invalidateQueries({ queryKey: offerQueries.all });
    void navigate(artworkPath(work._id), { replace: true });
  }

  return (
    <Form
      schema={offerFormSchema}
      initialValues={{ amount: '', message: '', address }}
      onSubmit={send}
      aria-label={`Offer for ${work.name_of_artwork}`}
    >
      <TextField name="amount" label="Your offer, in naira" inputMode="numeric" autoComplete="off" />
      <TextAreaField name="message" label="Message to the gallery (optional)" rows={3} />
      <TextAreaField name="address" label="Delivery address" rows={3} />
      <OfferButton />
      <p className={styles.note}>
        We reply within three days. If we accept, we order the work for you at this price and hold it for 48
        hours until you have paid. Nobody else sees your offer.
      </p>
    </Form>
  );
}

/** States the amount, because the offer is a commitment. */
function OfferButton() {
  const { value } = useFieldValue('amount');
  const amount = Number(String(value ?? '').replaceAll(',', ''));
  return (
    <SubmitButton wide>
      {Number.isInteger(amount) && amount > 0 ? `Offer ${formatNaira(amount)}` : 'Make an offer'}
    </SubmitButton>
  );
}
