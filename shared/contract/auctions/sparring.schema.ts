import { boolean, type InferType, object } from 'yup';
import { anyText, timestamp } from '../fields/answer.schema';

const onMessage = 'on must be true or false';

export const sparringInputSchema = object({
  on: boolean().strict().typeError(onMessage).required('on is required'),
});
export type SparringInput = InferType<typeof sparringInputSchema>;

/** The demo's bidders, with whom a visitor tries out bidding on a lot. */
export const sparringSchema = object({
  /** False outside the demo, and on a lot with a visitor's bid. */
  available: boolean().defined(),
  /** `null` while they do not bid on the lot. */
  until: timestamp().nullable(),
});
export type Sparring = InferType<typeof sparringSchema>;

export const sparringChangedSchema = sparringSchema.shape({ message: anyText() });
export type SparringChangedAnswer = InferType<typeof sparringChangedSchema>;
