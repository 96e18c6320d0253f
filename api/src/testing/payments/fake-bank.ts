import { randomUUID } from 'node:crypto';
import type {
  PaymentProvider,
  PaymentService,
  ProviderRefund,
  RefundRequest,
  VerifiedPayment,
} from '../../features/payments/provider/payment-provider';

const quietProvider: PaymentProvider = {
  initialize: async () => ({ accessCode: randomUUID() }),
  verify: async () => ({ status: 'abandoned', amount: 0, currency: 'NGN' }),
  refund: async () => ({ id: null, state: 'done', expectedAt: null }),
  refunds: async () => ({ isReversed: false, made: [] }),
};

export const idlePayments: PaymentService = serviceOf(quietProvider);

type Made = RefundRequest & ProviderRefund;

/**
 * `down` fails every call, `refuses` fails refunds, `delays` completes them later (`settles`, `fails`), `breaks` ends
 * them as failed, `loses` makes them without an answer, and `busy` delays new payments.
 */
export function fakeBank() {
  const books = new Map<string, VerifiedPayment>();
  const bank = {
    books,
    down: false,
    refuses: false,
    delays: false,
    breaks: false,
    loses: false,
    checks: 0,
    refunds: [] as Made[],
    refunded: [] as string[],
    begun: [] as string[],
    busy: Promise.resolve(),
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
    refund: (request) => answering(() => giveBack(request))(),
    refunds: (reference) =>
      answering(() => ({
        isReversed: books.get(reference)?.status === 'reversed',
        made: madeOf(reference).map((one) => ({ ...one, note: one.key ?? '' })),
      }))(),
  };

  function giveBack(request: RefundRequest): ProviderRefund {
    const { reference, amount } = request;
    const paid = books.get(reference);
    const given = madeOf(reference).filter(({ state }) => state !== 'failed');
    const remaining = (paid?.amount ?? 0) - sumOf(given);
    if (bank.refuses || paid?.status !== 'success' || amount > remaining)
      throw new Error('The bank gives nothing back.');
    const state = bank.breaks ? ('failed' as const) : ('accepted' as const);
    const made: Made = { ...request, id: String(bank.refunds.length + 1), state, expectedAt: null };
    bank.refunds.push(made);
    bank.refunded.push(reference);
    if (!bank.delays && !bank.breaks) settles(reference);
    if (bank.loses) throw new Error('The line to the bank broke.');
    return made;
  }

  function settles(reference: string) {
    const accepted = madeOf(reference).filter(({ state }) => state === 'accepted');
    for (const one of accepted) one.state = 'done';
    const paid = books.get(reference);
    const done = sumOf(madeOf(reference).filter(({ state }) => state === 'done'));
    if (paid && done >= paid.amount) books.set(reference, { ...paid, status: 'reversed' });
  }

  function fails(reference: string) {
    for (const one of madeOf(reference)) if (one.state === 'accepted') one.state = 'failed';
  }

  function madeOf(reference: string): Made[] {
    return bank.refunds.filter((one) => one.reference === reference);
  }

  /** `price` is in naira. */
  function pays(reference: string, price: number) {
    const paidWith = 'Visa card ending in 4081';
    books.set(reference, { status: 'success', amount: price * 100, currency: 'NGN', paidWith });
  }
  return Object.assign(bank, { pays, settles, fails, service: serviceOf(provider) });
}

function sumOf(made: Made[]): number {
  return made.reduce((sum, { amount }) => sum + amount, 0);
}

function serviceOf(provider: PaymentProvider): PaymentService {
  const keys = { secretKey: 'sk_of_the_tests', publicKey: 'pk_of_the_tests' };
  return { mode: 'paystack', provider, ...keys, scriptUrl: 'https://payments.example/inline.js' };
}
