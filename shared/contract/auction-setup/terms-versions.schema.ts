import { array, type InferType, number, object } from 'yup';
import { incrementStepSchema, payMinutes, premiumTierSchema } from '../auctions/auction.schema';
import { anyText, timestamp, wholeNumber } from '../fields/answer.schema';

const versionOf = { version: wholeNumber(), created_at: timestamp() };

/** Newest first. Nobody changes a version. */
export const termsVersionsSchema = object({
  increments: array()
    .of(object({ ...versionOf, steps: array().of(incrementStepSchema).defined() }))
    .defined(),
  premium: array()
    .of(
      object({
        ...versionOf,
        tiers: array().of(premiumTierSchema).defined(),
        vat_percent: number().defined(),
      }),
    )
    .defined(),
  conditions: array()
    .of(object({ ...versionOf, text: anyText(), pay_minutes: payMinutes() }))
    .defined(),
});
export type TermsVersions = InferType<typeof termsVersionsSchema>;

export const termsSavedSchema = object({ message: anyText(), version: wholeNumber() });
export type TermsSavedAnswer = InferType<typeof termsSavedSchema>;
