import { randomUUID } from 'node:crypto';
import type {
  PaymentProvider,
  PaymentService,
  VerifiedPayment,
} from '../../features/payments/provider/payment-provider';

/** Its payments begin and are never completed. */
const quietProvider: PaymentProvider = {
  initialize: async () => ({ accessCode: randomUUID() }),
  verify: async () => ({ status: 'abandoned', amount: 0, currency: 'NGN' }),
  refund: async () => ({ done: true }),
};

export const idlePayments: PaymentService = serviceOf(quietProvider);

/** `down` fails every call, `refuses` fails refunds, `delays` completes them later, `busy` holds up new payments. */
export function fakeBank() {
  const books = new Map<string, VerifiedPayment>();
  const bank = {
    ...{ books, down: false, refuses: false, delays: false, checks: 0 },
    ...{ refunded: [] as string[], begun: [] as string[], busy: Promise.resolve() },
  };
  const answering =
    <Answer>(answer: () => Answer) =>
    async (): Promise<Answer> => {
      if (bank.down) throw new Error('The bank is closed.');
      return answer();
    };
  const provider: PaymentProvider = {
    async initialize({ reference }) {
      if (!bank.down && bank.begun.includes(reference)) return null;
      bank.begun.push(reference);
      await bank.busy;
      return answering(() => ({ accessCode: randomUUID() }))();
    },
    verify: (reference) => {
      bank.checks += 1;
      return answering(() => books.get(reference) ?? { status: 'abandoned', amount: 0, currency: 'NGN' })();
    },
    refund: (reference) =>
      answering(() => {
        const made = books.get(reference);
        if (bank.refuses || made?.status !== 'success') throw new Error('The bank gives nothing back.');
        bank.refunded.push(reference);
        if (bank.delays) return { done: false };
        books.set(reference, { ...made, status: 'reversed' });
        return { done: true };
      })(),
  };
  /** `price` is in naira. */
  function pays(reference: string, price: number) {
    const paidWith = 'Visa card ending in 4081';
    books.set(reference, { status: 'success', amount: price * 100, currency: 'NGN', paidWith });
  }
  return Object.assign(bank, { pays, service: serviceOf(provider) });
}

function serviceOf(provider: PaymentProvider): PaymentService {
  const keys = { secretKey: 'sk_of_the_tests', publicKey: 'pk_of_the_tests' };
  return { mode: 'paystack', provider, ...keys, scriptUrl: 'https://payments.example/inline.js' };
}
