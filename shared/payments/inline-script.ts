import { UserError } from '../errors/error-message';
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
