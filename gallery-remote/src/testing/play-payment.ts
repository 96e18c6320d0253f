type Outcome = 'onSuccess' | 'onCancel';

/** Plays the customer's next action in the payment form, each time it opens. */
export function playPayment(...outcomes: Outcome[]): void {
  window.PaystackPop = class {
    resumeTransaction = (_code: string, on: Record<Outcome, () => void>) =>
      on[outcomes.shift() ?? 'onCancel']();
    newTransaction = jest.fn();
  };
}
