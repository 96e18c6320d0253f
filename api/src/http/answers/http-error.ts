/**
 * An answer other than success: `message` is fit for a toast, `errors` maps a field to its message, and `current` is
 * what is true now, under its name in the contract.
 */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: Record<string, string>,
    readonly current?: Record<string, unknown>,
  ) {
    super(message);
  }
}
