import { networkMessage } from '../contract/fields/answer';
import type { UserError } from './user-error';

/** What is shown of a failure that nobody has words for. */
export const unknownErrorMessage = 'Something went wrong on our side. Please try again.';

/**
 * What of a failure may be shown: the words of a `UserError`, the network message for code that did not arrive, and
 * for everything else, which is reported to the console, words that tell no internals.
 */
export function errorMessage(error: unknown): string {
  if (isUserError(error)) return error.message;
  if (isLoadFailure(error)) return networkMessage;
  report(error);
  return unknownErrorMessage;
}

/** Whether the failure comes from code that did not arrive; the build tools and the browser name it differently. */
export function isLoadFailure(error: unknown): boolean {
  const { name, code } = Object(error) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

function isUserError(error: unknown): error is UserError {
  return (Object(error) as Partial<UserError>).isForUser === true;
}

/** Once each: a screen asks for the words with every render. */
function report(error: unknown): void {
  const isObject = typeof error === 'object' && error !== null;
  if (isObject && reported.has(error)) return;
  if (isObject) reported.add(error);
  globalThis.reportError?.(error);
}

const reported = new WeakSet<object>();
