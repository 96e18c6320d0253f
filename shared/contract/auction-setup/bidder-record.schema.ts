import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { anyText, count, id, naira, pagedSchema, timestamp, wholeNumber } from '../fields/answer.schema';
import { listQuerySchema } from '../fields/list.schema';
import { text } from '../fields/text.schema';

export const bidderGroups = ['waiting', 'bidding', 'refused'] as const;

export const bidderRecordSchema = object({
  /** The account's id. */
  _id: id(),
  name: anyText(),
  email: anyText(),
  email_confirmed: boolean().defined(),
  paddle: wholeNumber(),
  state: string()
    .oneOf(['registered', 'waiting', 'approved', 'declined', 'banned'] as const)
    .defined(),
  /** The number of paid orders, their sum, and the number of refunded orders. */
  bought: object({ works: count(), amount: naira(), refunded: count() }),
  /** The won lots that the bidder did not pay and staff did not forgive. */
  strikes: count(),
  reason: anyText(),
  registered_at: timestamp(),
});
export type BidderRecord = InferType<typeof bidderRecordSchema>;

export const bidderRecordsAnswerSchema = pagedSchema.shape({
  bidders: array().of(bidderRecordSchema).defined(),
  counts: object({ waiting: count(), bidding: count(), refused: count() }),
  /** The numbers of the lots that need an approval. */
  approval_lots: array().of(wholeNumber()).defined(),
});
export type BidderRecordsAnswer = InferType<typeof bidderRecordsAnswerSchema>;

export const bidderDecidedSchema = object({ message: anyText(), bidder: bidderRecordSchema });
export type BidderDecidedAnswer = InferType<typeof bidderDecidedSchema>;

const groupMessage = `group must be one of ${bidderGroups.join(', ')}`;

export const biddersQuerySchema = listQuerySchema.shape({
  group: string().typeError(groupMessage).oneOf(bidderGroups, groupMessage).default('waiting'),
});
export type BiddersQuery = InferType<typeof biddersQuerySchema>;

export const decisions = ['approve', 'decline', 'ban', 'unban'] as const;
const decisionMessage = `decision must be one of ${decisions.join(', ')}`;

export const decideBidderSchema = object({
  decision: string().typeError(decisionMessage).required(decisionMessage).oneOf(decisions, decisionMessage),
  reason: text(500, 'Reason is too long')
    .default('')
    .when('decision', {
      is: (decision: unknown) => decision !== 'approve',
      // biome-ignore lint/suspicious/noThenProperty: yup requires this name.
      then: (reason) => reason.required('A reason is required'),
    }),
});
export type DecideBidderInput = InferType<typeof decideBidderSchema>;
export type Decision = (typeof decisions)[number];

export const maxApprovals = 200;
const usersMessage = 'Choose at least one bidder';

export const approveBiddersSchema = object({
  users: array()
    .of(
      mixed<string>()
        .nullable()
        .meta({ jsonSchema: { type: 'string', format: 'uuid' } }),
    )
    .typeError(usersMessage)
    .required(usersMessage)
    .min(1, usersMessage)
    .max(maxApprovals, `At most ${maxApprovals} at once`)
    .test('ids', 'No bidder with this id.', (ids) => !ids || ids.every(isId)),
});
export type ApproveBiddersInput = { users: string[] };

const isId = (id: unknown) => typeof id === 'string' && idPattern.test(id);

/** `left_out` has a sentence for each bidder who could not be approved. */
export const biddersApprovedSchema = object({
  message: anyText(),
  left_out: array().of(anyText()).defined(),
});
export type BiddersApprovedAnswer = InferType<typeof biddersApprovedSchema>;
