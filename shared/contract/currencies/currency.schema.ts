import { array, type InferType, number, object } from 'yup';
import { anyText, count, messageSchema } from '../fields/answer.schema';

export const currencyRateSchema = object({
  /** ISO 4217, such as 'USD'. */
  code: anyText(),
  /** The naira that one unit costs. */
  naira: number().defined(),
});
export type CurrencyRate = InferType<typeof currencyRateSchema>;

/** Without rates, visitors see naira only. */
export const currencyRatesSchema = object({
  rates: array().of(currencyRateSchema).defined(),
  /** The day of the rates, such as '2026-11-24'. `null` before the first ones. */
  day: anyText().nullable(),
  /** 0 before the first rates. */
  version: count(),
});
export type CurrencyRatesAnswer = InferType<typeof currencyRatesSchema>;

export const currencyRatesSavedSchema = messageSchema.concat(currencyRatesSchema);
export type CurrencyRatesSavedAnswer = InferType<typeof currencyRatesSavedSchema>;
