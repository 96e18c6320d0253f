/** `amount` is in kobo. */
export type VerifiedPayment = {
  status: string;
  amount: number;
  currency: string;
  paidWith?: string | null;
};

export type PaymentBegin = {
  email: string;
  /** In kobo. */
  amount: number;
  currency: string;
  reference: string;
  metadata: Record<string, string>;
};

export type RefundRequest = {
  reference: string;
  /** In kobo. */
  amount: number;
  /** The provider stores the key with the refund, so that the gallery can find it again. `null` refunds a whole payment. */
  key: string | null;
};

/** 'accepted': the provider makes it later, by `expectedAt` if known. 'stuck': the provider needs the buyer's bank details. */
export type ProviderRefund = {
  id: string | null;
  state: 'done' | 'accepted' | 'failed' | 'stuck';
  expectedAt: Date | null;
};

/** `isReversed` means that refunds have returned the whole payment. */
export type RefundsMade = { isReversed: boolean; made: (ProviderRefund & { note: string })[] };

/** Every call throws when the provider is unreachable or its answer is malformed. */
export type PaymentProvider = {
  /** Returns `null` when a payment with this reference exists already. */
  initialize(begin: PaymentBegin): Promise<{ accessCode: string } | null>;
  verify(reference: string): Promise<VerifiedPayment | null>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** Returns the refunds of a payment that the provider has made or begun. */
  refunds(reference: string): Promise<RefundsMade>;
};

export type PaymentService = {
  mode: 'paystack' | 'sandbox';
  provider: PaymentProvider;
  secretKey: string;
  publicKey: string;
  scriptUrl: string;
};
