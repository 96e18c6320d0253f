import type { CheckoutValues } from '@gallery/shared/contract/orders/address/delivery-address.schema';

/** A reload of the tab keeps what the customer typed for a work, until the log-out. Another account does not see it. */
const keyOf = (userId: string, artworkId: string) => `checkout ${userId} ${artworkId}`;

export function readDraft(userId: string, artworkId: string): Partial<CheckoutValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, artworkId)) ?? '{}');
    const texts = Object.entries(Object(stored)).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** A browser may refuse its storage. Then a reload loses the text, but buying still works. */
export function saveCheckoutDraft(userId: string, artworkId: string, values: CheckoutValues | null): void {
  try {
    if (values === null) sessionStorage.removeItem(keyOf(userId, artworkId));
    else sessionStorage.setItem(keyOf(userId, artworkId), JSON.stringify(values));
  } catch {
    return;
  }
}
