import type { OfferRecord, offerAnswers } from '@gallery/shared/contract/offers/offer';
import { type AnswerOfferInput, answerOfferSchema } from '@gallery/shared/contract/offers/offer-input.schema';
import { standardDays } from '@gallery/shared/contract/settings/settings';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatNaira } from '@gallery/shared/domain/money';
import { Form, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { DialogActions } from '../../ui/dialogs/dialog-actions';
import { answerOffer, offerRecordQueries } from './offer.queries';
import styles from './offer-item.module.css';

type Answer = (typeof offerAnswers)[number];
type AnswerDialogProps = { offer: OfferRecord; answer: Answer; onClose: () => void };

export function AnswerDialog({ offer, answer, onClose }: AnswerDialogProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { offer_days = standardDays.offer } = useGalleryFacts();
  const { title, effect, button } = textsOf(offer, offer_days)[answer];

  async function send(input: AnswerOfferInput) {
    try {
      const { message } = await answerOffer(offer._id, input);
      notify(message, 'success');
      onClose();
    } finally {
      // A refusal says that a colleague or the collector was faster.
      for (const queryKey of offerRecordQueries.dependents) void queryClient.invalidateQueries({ queryKey });
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p className={styles.dialog}>{effect}</p>
      <Form
        aria-label={title}
        schema={answerOfferSchema}
        initialValues={{ answer, amount: String(offer.amount), counter: '', delivery: '', message: '' }}
        onSubmit={send}
      >
        {answer === 'counter' && (
          <TextField name="counter" label="Counter-offer, in naira" inputMode="numeric" autoComplete="off" />
        )}
        {offer.needs_delivery && answer !== 'decline' && (
          <TextField
            name="delivery"
            label="Delivery, in naira"
            inputMode="numeric"
            autoComplete="off"
            hint={`To ${offer.address}. Our table has no price for it. 0 is a free delivery.`}
          />
        )}
        <TextAreaField name="message" label="Message to the collector (optional)" rows={3} />
        <DialogActions onClose={onClose}>
          <SubmitButton kind={answer === 'decline' ? 'danger' : 'primary'}>{button}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function textsOf({ amount, customer, artwork }: OfferRecord, days: number) {
  const price = formatNaira(amount);
  return {
    accept: {
      title: `Accept ${price} for ${artwork.name_of_artwork}?`,
      effect: `We order the work for ${customer.name} at ${price} and hold it for 48 hours until the payment.`,
      button: `Accept ${price}`,
    },
    counter: {
      title: `Counter-offer to ${customer.name}`,
      effect: `${customer.name} offered ${price}. Your counter-offer stays open for ${countOf(days, 'day')}.`,
      button: 'Send counter-offer',
    },
    decline: {
      title: `Decline ${price} for ${artwork.name_of_artwork}?`,
      effect: `${customer.name} gets an email and can offer again.`,
      button: 'Decline offer',
    },
  } satisfies Record<Answer, { title: string; effect: string; button: string }>;
}
