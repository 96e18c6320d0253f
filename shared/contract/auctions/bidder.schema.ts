import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, count, naira, wholeNumber } from '../fields/answer-fields.schema';
import { missingSteps } from './bid.schema';

export const bidderStates = ['none', 'registered', 'waiting', 'approved', 'declined', 'banned'] as const;

/** The signed-in user's place in an auction. */
export const bidderSchema = object({
  state: string().oneOf(bidderStates).defined(),
  /** `null` before registering. */
  paddle: wholeNumber().nullable(),
  email_confirmed: boolean().defined(),
  /** The version accepted last; 0: none. */
  conditions_version: count(),
  /** The profile's, until one is given for the auction. */
  address: anyText(),
  /** Lots whose high estimate is at or above it need an approval; `null`: none does. */
  approval_from: naira().nullable(),
  /** What stands between the user and a bid on any lot of the auction; without 'approval' for lots below the limit. */
  missing: array().of(string().oneOf(missingSteps).defined()).defined(),
});
export type Bidder = InferType<typeof bidderSchema>;

export const bidderAnswerSchema = object({ bidder: bidderSchema });
export type BidderAnswer = InferType<typeof bidderAnswerSchema>;

export const bidderChangedSchema = bidderAnswerSchema.shape({ message: anyText() });
export type BidderChangedAnswer = InferType<typeof bidderChangedSchema>;
