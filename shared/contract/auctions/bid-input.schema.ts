import { boolean, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { listQuerySchema } from '../fields/list.schema';
import { text } from '../fields/text.schema';
import { wholeNumberIn } from '../fields/whole-number.schema';
import { lotStates } from './lot.schema';

const maxMessage = 'max must be a whole number of naira';
const confirmMessage = 'confirm must be true or false';

export const bidSchema = object({
  max: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .required('max is required')
    .typeError(maxMessage)
    .integer(maxMessage)
    .min(1, maxMessage)
    .max(1_000_000_000, 'max must be at most 1000000000'),
  /** True if the bidder typed the amount again, because it is unusually high. */
  confirm: boolean().strict().typeError(confirmMessage),
});
export type BidInput = InferType<typeof bidSchema>;

const versionMessage = 'conditions_version must be a whole number from 1';

export const registerBidderSchema = object({
  auction_id: reference('No Auction').required('No Auction'),
  conditions_version: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .required('Please accept the conditions of sale')
    .typeError(versionMessage)
    .integer(versionMessage)
    .min(1, versionMessage)
    .max(100_000, versionMessage),
  address: text(500, 'Delivery address is too long').required('Delivery address is required'),
});
export type RegisterBidderInput = InferType<typeof registerBidderSchema>;

const linkMessage = 'This link is no longer good. Please ask for a new one.';

/** The link leads back to a work to buy, or to a lot with the typed amount. Older clients send nothing. */
export const confirmationInputSchema = object({
  artwork: reference('No Artwork'),
  lot: reference('No Lot'),
  max: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(maxMessage)
    .integer(maxMessage)
    .min(1, maxMessage)
    .max(1_000_000_000, 'max must be at most 1000000000'),
});
export type ConfirmationInput = InferType<typeof confirmationInputSchema>;

export const confirmEmailSchema = object({ token: text(1_000, linkMessage).required(linkMessage) });
export type ConfirmEmailInput = InferType<typeof confirmEmailSchema>;

export const bidderQuerySchema = object({ auction: reference('No Auction').required('No Auction') });

const stateMessage = `state must be one of ${lotStates.join(', ')}`;
export const lotSorts = ['number', 'ending', 'price-up', 'price-down'] as const;
export type LotSort = (typeof lotSorts)[number];
const sortMessage = `sort must be one of ${lotSorts.join(', ')}`;

const placeMessage = 'place must be landing';

export const lotsQuerySchema = listQuerySchema.shape({
  auction: reference('No Auction'),
  artwork: reference('No Artwork'),
  state: string().typeError(stateMessage).oneOf(lotStates, stateMessage),
  sort: string().typeError(sortMessage).oneOf(lotSorts, sortMessage).default('number'),
  /** Answers the lot that a curator chose for the landing page, if it is among the lots of the query. */
  place: string()
    .typeError(placeMessage)
    .oneOf(['landing'] as const, placeMessage),
});
export type LotsQuery = InferType<typeof lotsQuerySchema>;

function reference(message: string) {
  return string().typeError(message).max(36, message).matches(idPattern, message);
}

export const answerSecondChanceSchema = object({
  accept: boolean()
    .strict()
    .typeError('accept must be true or false')
    .required('accept must be true or false'),
});
export type AnswerSecondChanceInput = InferType<typeof answerSecondChanceSchema>;

export const stopMailsSchema = object({
  stop: boolean().strict().typeError('stop must be true or false').required('stop must be true or false'),
});
export type StopMailsInput = InferType<typeof stopMailsSchema>;
