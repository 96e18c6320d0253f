import { HttpError } from '../../../http/answers/http-error';

/** The refusal of an order whose price is not the one that the customer saw; it carries the price that is true now. */
export class PriceChangedError extends HttpError {
  /** `price` in whole naira. */
  constructor(price: number) {
    super(409, `The price is now #${amount.format(price)}.`, undefined, { price });
  }
}

const amount = new Intl.NumberFormat('en');
