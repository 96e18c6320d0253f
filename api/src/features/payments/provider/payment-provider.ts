/** What the provider says of a transaction; `amount` in kobo. */
export type VerifiedPayment = {
  status: string;
  amount: number;
  currency: string;
  /** What was paid with, in words, if it says so. */
  paidWith?: string | null;
};

export type PaymentBegin = {
  email: string;
  /** Kobo. */
  amount: number;
  currency: string;
  reference: string;
  metadata: Record<string, string>;
};

/** The payment provider, as we ask it. Every call throws when it cannot be reached or answers nonsense. */
export type PaymentProvider = {
  /** Begins a payment; the access code opens its form. `null`: this reference has begun one before. */
  initialize(begin: PaymentBegin): Promise<{ accessCode: string } | null>;
  /** `null`: it knows no such reference. */
  verify(reference: string): Promise<VerifiedPayment | null>;
  /** Gives back `amount` kobo of a payment; not `done` means accepted, and done later, `expectedAt` if it says so. */
  refund(reference: string, amount: number): Promise<{ done: boolean; expectedAt?: Date | null }>;
};

/** How this gallery is paid. */
export type PaymentService = {
  mode: 'paystack' | 'sandbox';
  provider: PaymentProvider;
  /** Signs webhooks, and our calls. */
  secretKey: string;
  publicKey: string;
  scriptUrl: string;
};
