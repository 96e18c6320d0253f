import { array, type InferType, number, object, string } from 'yup';
import { anyText, count, id, timestamp, wholeNumber } from '../fields/answer.schema';

/** The amounts of all these answers are kobo; those of refunds are negative. `month` is, for example, '2026-11'. */
const kobo = () => wholeNumber();
const percent = () => number().defined().min(0).max(100);

/** The payout that closed a month: its own, or that of a later month. */
const payoutSchema = object({
  month: anyText(),
  amount_kobo: kobo(),
  at: timestamp(),
  by: anyText(),
  note: anyText(),
});

const settledArtistSchema = object({
  _id: id(),
  name: anyText(),
  sales: count(),
  refunds: count(),
  brought_forward_kobo: kobo(),
  earned_kobo: kobo(),
  due_kobo: kobo(),
  payout: payoutSchema.defined().nullable(),
});
export type SettledArtist = InferType<typeof settledArtistSchema>;

/** All artists with a balance or a movement in the month. The sums of the month add up to `captured_kobo`. */
export const settlementSchema = object({
  month: anyText(),
  /** The money of the month's sales, less the refunds confirmed in it. */
  captured_kobo: kobo(),
  artists_kobo: kobo(),
  gallery_kobo: kobo(),
  artists: array().of(settledArtistSchema).defined(),
});
export type Settlement = InferType<typeof settlementSchema>;

/** `base_kobo` is the price of the work without VAT, delivery, and premium; `percent` of it is the artist's. */
export const statementLineSchema = object({
  _id: id(),
  at: timestamp(),
  kind: string()
    .defined()
    .oneOf(['sale', 'refund'] as const),
  order: wholeNumber(),
  artwork: anyText(),
  percent: percent(),
  amount_kobo: kobo(),
  base_kobo: kobo(),
  artist_kobo: kobo(),
  gallery_kobo: kobo(),
});
export type StatementLine = InferType<typeof statementLineSchema>;

export const statementSchema = object({
  artist: object({ _id: id(), name: anyText() }),
  month: anyText(),
  /** What earlier months left unpaid. It is negative after a refund of a paid sale. */
  brought_forward_kobo: kobo(),
  earned_kobo: kobo(),
  due_kobo: kobo(),
  payout: payoutSchema.defined().nullable(),
  lines: array().of(statementLineSchema).defined(),
});
export type Statement = InferType<typeof statementSchema>;

export const payoutMadeSchema = object({ message: anyText(), payout: payoutSchema });
export type PayoutMade = InferType<typeof payoutMadeSchema>;

/** `percent` is `null` without a split of its own; then `inherited` applies. */
export const splitSchema = object({
  percent: number().defined().nullable().min(0).max(100),
  inherited: percent(),
});
export type SplitAnswer = InferType<typeof splitSchema>;

export const splitSavedSchema = splitSchema.shape({ message: anyText() });
