/**
 * A call that failed: `message` is fit to show, `status` is missing when nothing answered, `current` is what is true now, under
 * its name in the contract, when the call was made on something else.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** As of a `UserError`: `errorMessage` shows its words. */
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
