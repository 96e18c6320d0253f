import { boolean, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { text } from '../fields/text.schema';
import { nairaIn } from '../fields/whole-number.schema';
import { maxReturnReason } from './order-status';

const amountMessage = 'Amount must be a whole number of naira';
const keyMessage = 'key must be a UUID';
const yesNoMessage = (field: string) => `${field} must be true or false`;

/** `key` is the caller's UUID. The same key requests one refund, however often the caller sends it. */
export const refundOrderSchema = object({
  key: string().typeError(keyMessage).required(keyMessage).max(36, keyMessage).matches(idPattern, keyMessage),
  /** In whole naira. */
  amount: number()
    .transform((_, sent) => nairaIn(sent))
    .typeError(amountMessage)
    .required('Amount is required')
    .integer(amountMessage)
    .min(1, amountMessage)
    .max(2_000_000_000, amountMessage),
  /** The buyer reads it. */
  reason: text(300, 'Reason is too long').required('A reason is required'),
  /** True if the work must come back before the refund. */
  returns: boolean().typeError(yesNoMessage('returns')).default(false),
  /** For a fully refunded work that the gallery has. `false` takes it out of the catalogue. */
  for_sale: boolean().typeError(yesNoMessage('for_sale')).default(true),
});
export type RefundOrderInput = InferType<typeof refundOrderSchema>;

const returnOutcomes = ['received', 'canceled'] as const;
const outcomeMessage = `outcome must be one of ${returnOutcomes.join(', ')}`;

export const endReturnSchema = object({
  outcome: string().typeError(outcomeMessage).required(outcomeMessage).oneOf(returnOutcomes, outcomeMessage),
});
export type EndReturnInput = InferType<typeof endReturnSchema>;

const tooLongMessage = 'Reason is too long';
const answerMessage = 'answer must be accepted or declined';

export const requestReturnSchema = object({ reason: text(maxReturnReason, tooLongMessage).default('') });
export type RequestReturnInput = InferType<typeof requestReturnSchema>;

export const answerReturnSchema = object({
  answer: string()
    .typeError(answerMessage)
    .required(answerMessage)
    .oneOf(['accepted', 'declined'] as const, answerMessage),
  /** The buyer reads it. */
  reason: text(300, tooLongMessage)
    .default('')
    .when('answer', {
      is: 'declined',
      // biome-ignore lint/suspicious/noThenProperty: yup requires this name.
      then: (reason) => reason.required('A reason is required'),
    }),
});
export type AnswerReturnInput = InferType<typeof answerReturnSchema>;
