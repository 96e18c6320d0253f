import { formatNaira } from '@gallery/shared/domain/money';
import { HttpError } from '../../../http/answers/http-error';

/** Refuses an order at an outdated price and carries the current one. */
export class PriceChangedError extends HttpError {
  /** `price` in whole naira. */
  constructor(price: number) {
    super(409, `The price is now ${formatNaira(price)}.`, undefined, { price });
  }
}
