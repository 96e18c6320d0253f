import { boolean, type InferType, object } from 'yup';
import { anyText, timestamp } from '../fields/answer.schema';

const onMessage = 'on must be true or false';

export const demoBiddersInputSchema = object({
  on: boolean().strict().typeError(onMessage).required('on is required'),
});
export type DemoBiddersInput = InferType<typeof demoBiddersInputSchema>;

/** The demo's bidders, with whom a visitor tries out bidding on a lot. */
export const demoBiddersSchema = object({
  /** False outside the demo, and on a lot with a visitor's bid. */
  available: boolean().defined(),
  /** `null` while they do not bid on the lot. */
  until: timestamp().nullable(),
});
export type DemoBidders = InferType<typeof demoBiddersSchema>;

export const demoBiddersChangedSchema = demoBiddersSchema.shape({ message: anyText() });
export type DemoBiddersChangedAnswer = InferType<typeof demoBiddersChangedSchema>;
