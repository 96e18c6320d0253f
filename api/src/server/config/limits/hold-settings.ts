import { maxHoldMinutes } from '@gallery/shared/contract/orders/checkout-hold';
import { maxQuoteHoldMinutes } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import { standardPayMinutes } from '@gallery/shared/contract/orders/payment/pay-time';
import { type InferType, number, object } from 'yup';

export type HoldSettings = Readonly<{
  holdMinutes: number;
  quoteHoldMinutes: number;
  holdShare: number;
}>;

const holdMessage = `HOLD_MINUTES must be a number of minutes from 0.05 to ${maxHoldMinutes}`;
const quoteMessage = `QUOTE_HOLD_MINUTES must be a number of minutes from 0.05 to ${maxQuoteHoldMinutes}`;
const shareMessage = 'HOLD_SHARE must be a percentage from 1 to 100';

export const holdFields = {
  HOLD_MINUTES: number()
    .typeError(holdMessage)
    .min(0.05, holdMessage)
    .max(maxHoldMinutes, holdMessage)
    .default(15),
  QUOTE_HOLD_MINUTES: number()
    .typeError(quoteMessage)
    .min(0.05, quoteMessage)
    .max(maxQuoteHoldMinutes, quoteMessage)
    .default(standardPayMinutes),
  HOLD_SHARE: number().typeError(shareMessage).min(1, shareMessage).max(100, shareMessage).default(20),
};

const schema = object(holdFields);

export function holdsOf(given: InferType<typeof schema>): HoldSettings {
  return {
    holdMinutes: given.HOLD_MINUTES,
    quoteHoldMinutes: given.QUOTE_HOLD_MINUTES,
    holdShare: given.HOLD_SHARE / 100,
  };
}
