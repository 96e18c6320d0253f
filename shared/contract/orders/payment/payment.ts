export type { PaymentSettingsAnswer, PaymentStart } from './payment.schema';

import type { PaymentSettingsAnswer } from './payment.schema';
export type PaymentMode = PaymentSettingsAnswer['payments'];

export const paymentCurrency = 'NGN';

export const paymentPaths = {
  settings: '/payment',
  webhook: '/payment/webhook',
};

export function koboOf(naira: number): number {
  return naira * 100;
}
