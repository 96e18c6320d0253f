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

export type RefundRequest = {
  /** The payment's. */
  reference: string;
  /** Kobo. */
  amount: number;
  /** Stored with the refund at the provider, so that it is found again; `null` for a whole payment. */
  key: string | null;
};

/** 'accepted': made later, by `expectedAt` if the provider says so; 'stuck': the provider needs the buyer's bank details. */
export type ProviderRefund = {
  id: string | null;
  state: 'done' | 'accepted' | 'failed' | 'stuck';
  expectedAt: Date | null;
};

/** `isReversed`: all that was paid has gone back, by whatever refunds. */
export type RefundsMade = { isReversed: boolean; made: (ProviderRefund & { note: string })[] };

/** Every call throws when the provider is unreachable or its answer is malformed. */
export type PaymentProvider = {
  /** `null`: a payment with this reference exists already. */
  initialize(begin: PaymentBegin): Promise<{ accessCode: string } | null>;
  verify(reference: string): Promise<VerifiedPayment | null>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** What the provider has made or begun of a payment. */
  refunds(reference: string): Promise<RefundsMade>;
};

export type PaymentService = {
  mode: 'paystack' | 'sandbox';
  provider: PaymentProvider;
  /** Verifies webhooks and authorizes our calls. */
  secretKey: string;
  publicKey: string;
  scriptUrl: string;
};
