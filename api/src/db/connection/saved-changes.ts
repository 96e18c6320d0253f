import { AsyncLocalStorage } from 'node:async_hooks';

const contexts = new AsyncLocalStorage<{ hasSaved: boolean }>();

/** Remembers for `hasSavedChanges` whether `work`, and all that it awaits, saves something. */
export function watchChanges(work: () => void): void {
  contexts.run({ hasSaved: false }, work);
}

export function noteSavedChange(): void {
  const context = contexts.getStore();
  if (context) context.hasSaved = true;
}

/** An error after a saved change must not say that nothing happened. */
export function hasSavedChanges(): boolean {
  return contexts.getStore()?.hasSaved ?? false;
}
