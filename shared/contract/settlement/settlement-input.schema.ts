import { type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { text } from '../fields/text.schema';
import { maxPayoutNote } from './settlement';

const month = () =>
  string()
    .typeError('month must be a month such as 2026-11')
    .required('month is required')
    .max(7, 'month must be a month such as 2026-11')
    .matches(/^20\d\d-(0[1-9]|1[0-2])$/, 'month must be a month such as 2026-11');

const artist = () =>
  string()
    .typeError('artist must be an id')
    .required('artist is required')
    .max(36, 'artist must be an id')
    .matches(idPattern, 'artist must be an id');

export const settlementQuerySchema = object({ month: month() });
export type SettlementQuery = InferType<typeof settlementQuerySchema>;

export const statementQuerySchema = object({ artist: artist(), month: month() });
export type StatementQuery = InferType<typeof statementQuerySchema>;

const amountMessage = 'amount_kobo must be a whole number above 0';

/** `amount_kobo` is what staff saw as due, so nobody pays another amount unseen. */
export const payoutInputSchema = object({
  artist: artist(),
  month: month(),
  amount_kobo: number()
    .strict()
    .typeError(amountMessage)
    .required(amountMessage)
    .integer(amountMessage)
    .min(1, amountMessage)
    .max(Number.MAX_SAFE_INTEGER, amountMessage),
  note: text(maxPayoutNote, `The note must be at most ${maxPayoutNote} characters`)
    .typeError('The note must be a text')
    .default(''),
});
export type PayoutInput = InferType<typeof payoutInputSchema>;

const percentMessage = 'The percentage must be from 0 to 100, with at most two decimals';

/** Without a percentage, the artist's or the default split applies. */
export const splitInputSchema = object({
  percent: number()
    .transform((_, sent: unknown) => numberIn(sent))
    .typeError(percentMessage)
    .min(0, percentMessage)
    .max(100, percentMessage)
    .test('decimals', percentMessage, (value) => !value || Number(value.toFixed(2)) === value)
    .nullable()
    .default(null),
});
export type SplitInput = InferType<typeof splitInputSchema>;

/** A form sends a text. */
function numberIn(sent: unknown): unknown {
  if (sent === '' || sent === null || sent === undefined) return null;
  if (typeof sent === 'number') return sent;
  return typeof sent === 'string' && /^\s*\d+(\.\d+)?\s*%?\s*$/.test(sent)
    ? Number(sent.replace('%', ''))
    : Number.NaN;
}
