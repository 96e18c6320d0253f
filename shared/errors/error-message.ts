import { networkMessage } from '../contract/fields/answer';

export const unknownErrorMessage = 'Something went wrong on our side. Please try again.';

/** Returns the message of a `UserError`, or the network message. Reports any other failure, with a neutral text. */
export function errorMessage(error: unknown): string {
  if (isUserError(error)) return error.message;
  if (isLoadFailure(error)) return networkMessage;
  report(error);
  return unknownErrorMessage;
}

/** Build tools and the browser name missing code differently. */
export function isLoadFailure(error: unknown): boolean {
  const { name, code } = Object(error) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

function isUserError(error: unknown): error is UserError {
  return (Object(error) as Partial<UserError>).isForUser === true;
}

/** Reports each error once, because a screen asks for the message with every render. */
function report(error: unknown): void {
  const isObject = typeof error === 'object' && error !== null;
  if (isObject && reported.has(error)) return;
  if (isObject) reported.add(error);
  globalThis.reportError?.(error);
}

const reported = new WeakSet<object>();

/** An error whose message the page may show to the user. */
export class UserError extends Error {
  override name = 'UserError';
  /** Each remote bundles a class of its own, so `instanceof` fails across them. */
  readonly isForUser = true;
}

/** `message` is fit to show. `status` is absent if nothing answered. `current` holds the present record after a 409. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly isForUser = true;

  constructor(
    message: string,
    readonly status?: number,
    readonly errors?: Record<string, string>,
    readonly current: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
