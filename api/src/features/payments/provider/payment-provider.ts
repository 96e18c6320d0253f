/** `amount` is in kobo. */
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

/** Every call throws when the provider is unreachable or its answer is malformed. */
export type PaymentProvider = {
  /** `null`: a payment with this reference exists already. */
  initialize(begin: PaymentBegin): Promise<{ accessCode: string } | null>;
  verify(reference: string): Promise<VerifiedPayment | null>;
  /** `amount` in kobo. Not `done`: the provider accepted and refunds later, by `expectedAt` if it says so. */
  refund(reference: string, amount: number): Promise<{ done: boolean; expectedAt?: Date | null }>;
};

export type PaymentService = {
  mode: 'paystack' | 'sandbox';
  provider: PaymentProvider;
  /** Verifies webhooks and authorizes our calls. */
  secretKey: string;
  publicKey: string;
  scriptUrl: string;
};
