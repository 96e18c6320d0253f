/** A call that failed: `message` is fit to show, `status` is missing when nothing answered. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    message: string,
    readonly status?: number,
    readonly errors?: Record<string, string>,
  ) {
    super(message);
  }
}
