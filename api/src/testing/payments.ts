import { randomUUID } from 'node:crypto';
import type {
  PaymentProvider,
  PaymentService,
  VerifiedPayment,
} from '../features/payments/provider/payment-provider';

/** A provider with whom payments are begun and never made. */
const quietProvider: PaymentProvider = {
  initialize: async () => ({ accessCode: randomUUID() }),
  verify: async () => ({ status: 'abandoned', amount: 0, currency: 'NGN' }),
  refund: async () => ({ done: true }),
};

export const idlePayments: PaymentService = serviceOf(quietProvider);

/**
 * A bank whose books a test writes: what it says of a payment, by its reference; `down` answers nothing, `refuses` gives nothing back, `delays`
 * accepts a refund and makes it later, `asked` counts what it was asked about payments, `begun` lists the payments that
 * were begun. Each of these waits for `busy` before it is answered.
 */
export function fakeBank() {
  const books = new Map<string, VerifiedPayment>();
  const bank = {
    ...{ books, down: false, refuses: false, delays: false, asked: 0 },
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
      bank.asked += 1;
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
  /** Somebody pays; `price` in naira. */
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
