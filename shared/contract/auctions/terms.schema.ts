import { array, type InferType, number, object } from 'yup';
import { anyText, naira, timestamp, wholeNumber } from '../fields/answer.schema';
import { standardPayMinutes } from '../orders/payment/pay-time';

/** Below `to` the price rises by `by`. `null` means no upper end. */
export const incrementStepSchema = object({ to: naira().nullable(), by: naira() });

/** `percent` applies to the part of the hammer price up to `to`. */
export const premiumTierSchema = object({ to: naira().nullable(), percent: number().defined() });

export const payMinutes = () => wholeNumber().default(standardPayMinutes);

/** The rules for the bids of an auction, each by its version. */
export const termsSchema = object({
  increments: object({ version: wholeNumber(), steps: array().of(incrementStepSchema).defined() }),
  premium: object({
    version: wholeNumber(),
    tiers: array().of(premiumTierSchema).defined(),
    vat_percent: number().defined(),
  }),
  conditions: object({
    version: wholeNumber(),
    text: anyText(),
    pay_minutes: payMinutes(),
    created_at: timestamp(),
  }),
  delivery_fee: naira(),
});
export type Terms = InferType<typeof termsSchema>;
