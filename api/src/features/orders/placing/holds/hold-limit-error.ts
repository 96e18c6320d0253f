import { HttpError } from '../../../../http/answers/http-error';

/** `seconds` is the wait until the buyer may try again. `confirm_email` means that a confirmed address would lift the limit. */
export class HoldLimitError extends HttpError {
  constructor(
    status: 409 | 429,
    message: string,
    readonly seconds: number,
    current?: { confirm_email: true },
  ) {
    super(status, message, undefined, current);
  }
}
