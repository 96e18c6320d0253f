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
