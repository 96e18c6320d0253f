import { paymentModes } from '@gallery/shared/contract/orders/payment/payment.schema';
import { type InferType, object, string } from 'yup';
import type { PaymentSettings } from '../../features/payments/provider/payment-service';

export const paymentFields = {
  PAYSTACK_SECRET_KEY: string().matches(/^sk_\w+$/, 'PAYSTACK_SECRET_KEY must start with sk_'),
  PAYSTACK_PUBLIC_KEY: string().matches(/^pk_\w+$/, 'PAYSTACK_PUBLIC_KEY must start with pk_'),
  PAYMENTS: string().oneOf(paymentModes, `PAYMENTS must be one of ${paymentModes.join(', ')}`),
};

const schema = object({ ...paymentFields, NODE_ENV: string() });

/** Uses Paystack with both keys, and otherwise the sandbox, which production refuses. */
export function paymentsOf(settings: InferType<typeof schema>): PaymentSettings {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_PUBLIC_KEY: publicKey, NODE_ENV } = settings;
  const mode = settings.PAYMENTS ?? (secretKey || publicKey ? 'paystack' : 'sandbox');
  if (mode === 'paystack') {
    if (secretKey && publicKey) return { mode, secretKey, publicKey };
    throw new Error('PAYSTACK_SECRET_KEY and PAYSTACK_PUBLIC_KEY belong together: set both or none.');
  }
  if (mode === 'sandbox' && NODE_ENV === 'production') {
    throw new Error('With NODE_ENV=production set the keys of Paystack, or PAYMENTS=off.');
  }
  return { mode };
}
