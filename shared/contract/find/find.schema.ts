import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, count, id, naira, pictureSchema } from '../fields/answer.schema';
import { text } from '../fields/text.schema';
import { foundKinds, foundStates, maxFindText } from './find';

const message = `q must be at most ${maxFindText} characters`;

export const findQuerySchema = object({
  q: text(maxFindText, message).typeError(message).default(''),
  /** A back office of the release before does not know certificates. */
  certificates: boolean().typeError('certificates must be true or false').default(false),
});
export type FindQuery = InferType<typeof findQuerySchema>;

export const foundSchema = object({
  _id: id(),
  /** The record whose page shows this one: the auction of a lot, the order of a payment or a certificate, the sender of a message. */
  opens: id(),
  title: anyText(),
  note: anyText(),
  /** The number of an order or a lot, or how many orders a person has. */
  number: count().nullable(),
  amount: naira().nullable(),
  state: string().defined().oneOf(foundStates).nullable(),
  picture: pictureSchema,
});
export type Found = InferType<typeof foundSchema>;

export const foundGroupSchema = object({
  kind: string().defined().oneOf(foundKinds),
  total: count(),
  found: array().of(foundSchema).defined(),
});
export type FoundGroup = InferType<typeof foundGroupSchema>;

/** Leaves out groups without a result. */
export const findAnswerSchema = object({ groups: array().of(foundGroupSchema).defined() });
export type FindAnswer = InferType<typeof findAnswerSchema>;
