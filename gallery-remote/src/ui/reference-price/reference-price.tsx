import { Price } from '@gallery/shared/ui/artwork/price';
import { useSyncExternalStore } from 'react';
import styles from './reference-price.module.css';

/** Adds the visitor's currency. Before the first paint, the page reserves its line for visitors who chose one. */
export function ReferencePrice({ amount }: { amount: number | null }) {
  const reference = useReference();
  return (
    <span>
      <Price amount={amount} />
      {amount !== null && <span className={styles.reference}>{reference && `≈ ${reference(amount)}`}</span>}
    </span>
  );
}

/** Formats whole naira in the visitor's currency. */
export type Reference = (naira: number) => string;

let current: Reference | undefined;
const listeners = new Set<() => void>();

/** Returns `undefined` until the visitor has chosen a currency and its rate has loaded. */
function useReference(): Reference | undefined {
  return useSyncExternalStore(subscribe, () => current, onServer);
}

export function setReference(next: Reference | undefined): void {
  current = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const onServer = () => undefined;
