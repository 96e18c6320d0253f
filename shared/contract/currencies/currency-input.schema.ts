import { array, type InferType, number, object, string } from 'yup';
import { wallClockOf } from '../../domain/clock';
import { wholeNumberIn } from '../fields/whole-number.schema';
import { maxCurrencies } from './currency';

const codeMessage = 'A currency must be a code of three letters such as USD, and not NGN';
const nairaMessage = 'A rate must be the naira for one unit, above 0 and at most 10,000,000';
const manyMessage = `At most ${maxCurrencies} currencies`;
const twiceMessage = 'Each currency may appear once';
const dayMessage = 'The date must be a day such as 2026-11-24, and not in the future';
const versionMessage = 'version must be a whole number from 0';

const rateSchema = object({
  code: string()
    .typeError(codeMessage)
    .max(3, codeMessage)
    .matches(/^(?!NGN)[A-Z]{3}$/, codeMessage)
    .required(codeMessage),
  naira: number()
    .strict()
    .typeError(nairaMessage)
    .required(nairaMessage)
    .moreThan(0, nairaMessage)
    .max(10_000_000, nairaMessage),
});

export const currencyRatesInputSchema = object({
  rates: array()
    .of(rateSchema)
    .typeError(codeMessage)
    .required('rates is required')
    .max(maxCurrencies, manyMessage)
    .test('once', twiceMessage, hasEachOnce),
  day: string()
    .typeError(dayMessage)
    .max(10, dayMessage)
    .required(dayMessage)
    .test('day', dayMessage, (day) => isDay(day) && day <= todayInLagos()),
  version: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(versionMessage)
    .integer(versionMessage)
    .min(0, versionMessage)
    .required('version is required'),
});
export type CurrencyRatesInput = InferType<typeof currencyRatesInputSchema>;

/** Runs before the rates are checked, so they may be anything. */
function hasEachOnce(rates: readonly unknown[]): boolean {
  const codes = rates.map((rate) => Object(rate).code);
  return new Set(codes).size === codes.length;
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(time)) return false;
  return new Date(time).toISOString().startsWith(day);
}

function todayInLagos(): string {
  return wallClockOf(new Date().toISOString()).slice(0, 10);
}
