import { type InferType, number, object, string } from 'yup';
import { text } from '../fields/text.schema';
import { nairaIn } from '../fields/whole-number.schema';
import { maxQuoteReply } from '../orders/delivery-quote/delivery-quote';
import { maxDeliveryPrice } from './delivery';

export const quoteAnswers = ['priced', 'declined'] as const;
const answerMessage = `answer must be one of ${quoteAnswers.join(', ')}`;
const amountMessage = 'Delivery must be a whole number of naira, such as 45000';
const addressMessage = 'address is required';

/** 0 is a free delivery. */
export function deliveryAmount() {
  return number()
    .transform((_, sent) => nairaIn(sent))
    .typeError(amountMessage)
    .integer(amountMessage)
    .min(0, amountMessage)
    .max(maxDeliveryPrice, amountMessage);
}

export const answerQuoteSchema = object({
  answer: string().typeError(answerMessage).required(answerMessage).oneOf(quoteAnswers, answerMessage),
  /** The address that the curator saw. */
  address: text(500, addressMessage).typeError(addressMessage).required(addressMessage),
  amount: deliveryAmount().when('answer', {
    is: 'priced',
    // biome-ignore lint/suspicious/noThenProperty: yup requires this name.
    then: (amount) => amount.required('The price of the delivery is required'),
  }),
  /** The buyer reads it. */
  message: text(maxQuoteReply, `The message has at most ${maxQuoteReply} characters`)
    .default('')
    .when('answer', {
      is: 'declined',
      // biome-ignore lint/suspicious/noThenProperty: yup requires this name.
      then: (message) => message.required('A reason is required'),
    }),
});
export type AnswerQuoteInput = InferType<typeof answerQuoteSchema>;
