import { UserError } from '../errors/error-message';

export type CardPayment = {
  public_key: string;
  /** The code of a transaction that the server began. The server's amount and details then apply. */
  access_code?: string;
  firstname?: string;
  lastname?: string;
  phone?: string;
  email: string;
  /** In kobo, hundredths of a naira. */
  amount: number;
  reference: string;
  metadata?: Record<string, unknown>;
  currency?: string;
  channels?: string[];
  label?: string;
  plan?: string;
  quantity?: number;
  subaccount?: string;
  /** In kobo, hundredths of a naira. */
  transaction_charge?: number;
  bearer?: 'account' | 'subaccount';
  split?: Record<string, unknown>;
  split_code?: string;
};

/** Proves no payment, so the API asks the provider. */
export type PaymentReport = 'completed' | 'closed';

/** Rejects with a message fit to show if the form's script does not load or the form reports a failure. */
export async function payByCard(
  payment: CardPayment,
  scriptUrl: string,
  onOpen?: () => void,
): Promise<PaymentReport> {
  const PaymentForm = await loadInlineScript(scriptUrl);
  onOpen?.();
  return new Promise((resolve, reject) => {
    const callbacks: PaymentCallbacks = {
      onSuccess: () => resolve('completed'),
      onCancel: () => resolve('closed'),
      onError: ({ message } = {}) =>
        reject(new UserError(message || 'The payment form could not be opened.')),
    };
    const form = new PaymentForm();
    if (payment.access_code) form.resumeTransaction(payment.access_code, callbacks);
    else form.newTransaction({ ...transactionOf(payment), ...callbacks });
  });
}

export function transactionOf(payment: CardPayment) {
  return {
    key: payment.public_key,
    firstName: payment.firstname,
    lastName: payment.lastname,
    phone: payment.phone,
    email: payment.email,
    amount: payment.amount,
    reference: payment.reference,
    metadata: payment.metadata,
    currency: payment.currency ?? 'NGN',
    channels: payment.channels,
    label: payment.label,
    planCode: payment.plan,
    quantity: payment.quantity,
    subaccountCode: payment.subaccount,
    transactionCharge: payment.transaction_charge ?? 0,
    bearer: payment.bearer ?? 'account',
    split: payment.split,
    splitCode: payment.split_code,
  };
}

export type PaymentCallbacks = {
  onSuccess: () => void;
  onCancel: () => void;
  onError: (failure?: { message?: string }) => void;
};

export type PaymentForm = new () => {
  resumeTransaction(accessCode: string, callbacks: PaymentCallbacks): void;
  newTransaction(transaction: object & PaymentCallbacks): void;
};

declare global {
  interface Window {
    PaystackPop?: PaymentForm;
  }
}

const unableToLoad = 'The payment form was unable to load. Check your internet connection and try again.';
const timeoutMs = 15_000;

export async function loadInlineScript(url: string): Promise<PaymentForm> {
  if (!window.PaystackPop) await addScript(url);
  if (!window.PaystackPop) throw new UserError(unableToLoad);
  return window.PaystackPop;
}

function addScript(url: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    const timer = setTimeout(fail, timeoutMs);
    function fail() {
      clearTimeout(timer);
      script.remove();
      reject(new UserError(unableToLoad));
    }
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = url;
    document.head.append(script);
  });
}
