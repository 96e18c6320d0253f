import { randomBytes } from 'node:crypto';
import type { PaymentService } from './payment-provider';
import { paystackAt } from './paystack';

export const sandboxPath = '/sandbox/paystack';

/** The running API's own address, which is known once the API listens. */
export type Origin = () => Promise<string>;

/** The sandbox takes no money, so production refuses it. */
export type PaymentSettings =
  | Readonly<{ mode: 'off' }>
  | Readonly<{ mode: 'sandbox' }>
  | Readonly<{ mode: 'paystack'; secretKey: string; publicKey: string }>;

/** Returns `null` when purchases are off. */
export function paymentServiceOf(settings: PaymentSettings, origin: Origin): PaymentService | null {
  if (settings.mode === 'off') return null;
  if (settings.mode === 'sandbox') return sandboxService(origin);
  const { secretKey, publicKey } = settings;
  return {
    mode: 'paystack',
    provider: paystackAt({ baseUrl: () => 'https://api.paystack.co', secretKey }),
    secretKey,
    publicKey,
    scriptUrl: 'https://js.paystack.co/v2/inline.js',
  };
}

function sandboxService(origin: Origin): PaymentService {
  const secretKey = `sk_sandbox_${randomBytes(24).toString('hex')}`;
  return {
    mode: 'sandbox',
    provider: paystackAt({ baseUrl: async () => `${await origin()}/api${sandboxPath}`, secretKey }),
    secretKey,
    publicKey: 'pk_sandbox',
    scriptUrl: `/api${sandboxPath}/inline.js`,
  };
}
