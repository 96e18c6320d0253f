import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, count, naira, wholeNumber } from '../fields/answer.schema';
import { missingSteps } from './bid.schema';

export const bidderStates = ['none', 'registered', 'waiting', 'approved', 'declined', 'banned'] as const;

/** The signed-in user's registration for an auction. */
export const bidderSchema = object({
  state: string().oneOf(bidderStates).defined(),
  /** `null` before the registration. */
  paddle: wholeNumber().nullable(),
  email_confirmed: boolean().defined(),
  /** The last accepted version. 0 means none. */
  conditions_version: count(),
  /** The profile's address, until the user gives one for the auction. */
  address: anyText(),
  /** Lots whose high estimate is at least this need an approval. `null`: no lot needs it. */
  approval_from: naira().nullable(),
  /** What the user must do before a bid in the auction. Leaves out 'approval' for lots below the limit. */
  missing: array().of(string().oneOf(missingSteps).defined()).defined(),
});
export type Bidder = InferType<typeof bidderSchema>;

export const bidderAnswerSchema = object({ bidder: bidderSchema });
export type BidderAnswer = InferType<typeof bidderAnswerSchema>;

export const bidderChangedSchema = bidderAnswerSchema.shape({ message: anyText() });
export type BidderChangedAnswer = InferType<typeof bidderChangedSchema>;
