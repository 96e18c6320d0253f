import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseUnreachable } from '../database-errors';

/** The connection broke while the database saved a change, so nobody knows whether it did. */
export class OutcomeUnknownError extends Error {
  override name = 'OutcomeUnknownError';

  constructor(cause: unknown) {
    super('The connection broke before the database confirmed a change.', { cause });
  }
}

/** Also finds the error inside those of a query builder. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof OutcomeUnknownError || isOutcomeUnknown(error.cause);
}

/** Repeats `work`, which must find what it saved the first time. Throws the first error if the database stays away. */
export async function repeatIfUnknown<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    return work().catch((later: unknown) => {
      throw isDatabaseUnreachable(later) ? error : later;
    });
  }
}

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
