/** `message` is fit for a toast, `errors` maps fields to messages, and `current` has the current record under its contract name. */
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

/** A refusal because of one field, whose message is also that of the answer. */
export class FieldError extends HttpError {
  constructor(statusCode: number, field: string, message: string) {
    super(statusCode, message, { [field]: message });
  }
}
