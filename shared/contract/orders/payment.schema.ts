import { type InferType, object, string } from 'yup';
import { anyText, wholeNumber } from '../fields/answer-fields.schema';

/** How buying works here: with the real service, with the sandbox inside the API, or not at all. */
export const paymentModes = ['paystack', 'sandbox', 'off'] as const;

/** What the payment form is opened with: `resumeTransaction(access_code)` of the inline script. */
export const paymentStartSchema = object({
  access_code: anyText(),
  reference: anyText(),
  public_key: anyText(),
  /** The inline script to load: absolute, or relative to the origin. */
  script_url: anyText(),
  /** Kobo: a hundredth of a naira. */
  amount: wholeNumber(),
  currency: anyText(),
  email: anyText(),
});
export type PaymentStart = InferType<typeof paymentStartSchema>;

/** Key and script are `null` when buying is off. */
export const paymentSettingsSchema = object({
  payments: string().oneOf(paymentModes).defined(),
  public_key: anyText().nullable(),
  script_url: anyText().nullable(),
});
export type PaymentSettingsAnswer = InferType<typeof paymentSettingsSchema>;
