/** How buying works here: with the real service, with the sandbox inside the API, or not at all. */
export const paymentModes = ['paystack', 'sandbox', 'off'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const paymentCurrency = 'NGN';

/** What the payment form is opened with: `resumeTransaction(access_code)` of the inline script. */
export type PaymentStart = {
  access_code: string;
  reference: string;
  public_key: string;
  /** The inline script to load: absolute, or relative to the origin. */
  script_url: string;
  /** Kobo: a hundredth of a naira. */
  amount: number;
  currency: string;
  email: string;
};

export const paymentPaths = {
  settings: '/payment',
  webhook: '/payment/webhook',
};

/** Both `null` when buying is off. */
export type PaymentSettingsAnswer = {
  payments: PaymentMode;
  public_key: string | null;
  script_url: string | null;
};

/** Whole naira in kobo, as the provider counts. */
export function koboOf(naira: number): number {
  return naira * 100;
}
