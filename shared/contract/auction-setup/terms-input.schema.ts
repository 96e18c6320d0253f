import { array, type InferType, number, object } from 'yup';
import { text } from '../fields/text.schema';
import { wholeNumberIn } from '../fields/whole-number.schema';
import { maxPayMinutes, standardPayMinutes } from '../orders/payment/pay-time';

const maxRows = 40;
const tooMany = `At most ${maxRows} rows`;
const amountMessage = 'Every amount must be a whole number of naira from 1 to 1000000000';
const percentMessage = 'Every percentage must be a number from 0 to 100 with two decimals at most';
const payTimeMessage = `The time to pay must be a whole number of minutes from 1 to ${maxPayMinutes}`;
const noRows = 'At least one row is required';

const amount = () =>
  number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(amountMessage)
    .integer(amountMessage)
    .min(1, amountMessage)
    .max(1_000_000_000, amountMessage);

const percent = () =>
  number()
    .strict()
    .typeError(percentMessage)
    .required(percentMessage)
    .min(0, percentMessage)
    .max(100, percentMessage)
    .test('decimals', percentMessage, hasTwoDecimals);

/** The last row has no `to`. */
export const incrementsInputSchema = object({
  steps: array()
    .of(object({ to: amount().nullable().default(null), by: amount().required(amountMessage) }))
    .typeError(noRows)
    .required(noRows)
    .min(1, noRows)
    .max(maxRows, tooMany),
});
export type IncrementsInput = InferType<typeof incrementsInputSchema>;

export const premiumInputSchema = object({
  tiers: array()
    .of(object({ to: amount().nullable().default(null), percent: percent() }))
    .typeError(noRows)
    .required(noRows)
    .min(1, noRows)
    .max(maxRows, tooMany),
  vat_percent: percent(),
});
export type PremiumInput = InferType<typeof premiumInputSchema>;

export const conditionsInputSchema = object({
  text: text(10_000, 'Conditions are too long').required('Conditions are required'),
  pay_minutes: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(payTimeMessage)
    .integer(payTimeMessage)
    .min(1, payTimeMessage)
    .max(maxPayMinutes, payTimeMessage)
    .default(standardPayMinutes),
});
export type ConditionsInput = InferType<typeof conditionsInputSchema>;

function hasTwoDecimals(percent: number): boolean {
  return Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;
}
