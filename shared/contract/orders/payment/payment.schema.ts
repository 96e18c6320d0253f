import { type InferType, object, string } from 'yup';
import { anyText, wholeNumber } from '../../fields/answer.schema';

export const paymentModes = ['paystack', 'sandbox', 'off'] as const;

/** For `resumeTransaction(access_code)` of the inline script. */
export const paymentStartSchema = object({
  access_code: anyText(),
  reference: anyText(),
  public_key: anyText(),
  script_url: anyText(),
  /** In kobo, hundredths of a naira. */
  amount: wholeNumber(),
  currency: anyText(),
  email: anyText(),
});
export type PaymentStart = InferType<typeof paymentStartSchema>;

export const paymentSettingsSchema = object({
  payments: string().oneOf(paymentModes).defined(),
  public_key: anyText().nullable(),
  script_url: anyText().nullable(),
});
export type PaymentSettingsAnswer = InferType<typeof paymentSettingsSchema>;
