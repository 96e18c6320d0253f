import { type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { deliveryAmount } from '../delivery/answer-quote-input.schema';
import { listQuerySchema } from '../fields/list.schema';
import { text } from '../fields/text.schema';
import { nairaIn } from '../fields/whole-number.schema';
import { knownAddressSchema, newAddressSchema } from '../orders/address/delivery-address.schema';
import { destinationSchema } from '../orders/order-input.schema';
import { maxOfferMessage, offerAnswers } from './offer';

const amountMessage = 'Your offer must be a whole number of naira, such as 250000';
const answerMessage = `answer must be one of ${offerAnswers.join(', ')}`;
const artworkMessage = 'artwork must be an id';

/** What the form on a work's page asks for beside the destination. */
const offerFields = { amount: amount().required('Your offer is required'), message: message() };

export const offerToKnownAddressSchema = knownAddressSchema.shape(offerFields);
export const offerToNewAddressSchema = newAddressSchema.shape(offerFields);
export type OfferFormInput = InferType<typeof offerToKnownAddressSchema>;

export const makeOfferSchema = destinationSchema.shape(offerFields).shape({
  artwork_id: text(36, 'No Artwork').required('No Artwork').matches(idPattern, 'No Artwork'),
});
export type MakeOfferInput = InferType<typeof makeOfferSchema>;

/** The counter-offer that the collector saw. */
export const acceptOfferSchema = object({ amount: amount().required('amount is required') });
export type AcceptOfferInput = InferType<typeof acceptOfferSchema>;

export const answerOfferSchema = object({
  answer: string().typeError(answerMessage).oneOf(offerAnswers, answerMessage).required(answerMessage),
  /** The collector's amount that the curator saw. */
  amount: amount().required('amount is required'),
  /** The gallery's amount. */
  counter: amount().when('answer', {
    is: 'counter',
    // biome-ignore lint/suspicious/noThenProperty: yup requires this name.
    then: (counter) => counter.required('Your counter-offer is required'),
  }),
  /** What the delivery costs, if the table has no price for it. Required then to accept and to counter. */
  delivery: deliveryAmount(),
  message: message(),
});
export type AnswerOfferInput = InferType<typeof answerOfferSchema>;

export const ownOffersQuerySchema = listQuerySchema.shape({
  artwork: string().typeError(artworkMessage).max(36, artworkMessage).matches(idPattern, artworkMessage),
});
export type OwnOffersQuery = InferType<typeof ownOffersQuerySchema>;

export const offerRecordsQuerySchema = listQuerySchema.shape({
  open: string().typeError('open must be true').oneOf(['true'], 'open must be true'),
});
export type OfferRecordsQuery = InferType<typeof offerRecordsQuerySchema>;

function amount() {
  return number()
    .transform((_, sent) => nairaIn(sent))
    .typeError(amountMessage)
    .integer(amountMessage)
    .min(1, amountMessage)
    .max(1_000_000_000, amountMessage);
}

function message() {
  return text(maxOfferMessage, `The message has at most ${maxOfferMessage} characters`).default('');
}
