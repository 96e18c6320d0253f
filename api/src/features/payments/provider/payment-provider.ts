/** `amount` in kobo; `paidWith` as a text, if the provider names it. */
export type VerifiedPayment = {
  status: string;
  amount: number;
  currency: string;
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

/** Every call throws when the provider cannot be reached or its answer is malformed. */
export type PaymentProvider = {
  /** Begins a payment; the access code opens its form. `null`: this reference has begun one before. */
  initialize(begin: PaymentBegin): Promise<{ accessCode: string } | null>;
  /** `null`: it knows no such reference. */
  verify(reference: string): Promise<VerifiedPayment | null>;
  /** Gives back `amount` kobo of a payment; not `done` means accepted, and done later, `expectedAt` if it says so. */
  refund(reference: string, amount: number): Promise<{ done: boolean; expectedAt?: Date | null }>;
};

export type PaymentService = {
  mode: 'paystack' | 'sandbox';
  provider: PaymentProvider;
  /** Signs webhooks, and our calls. */
  secretKey: string;
  publicKey: string;
  scriptUrl: string;
};
