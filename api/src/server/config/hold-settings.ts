import { maxHoldMinutes } from '@gallery/shared/contract/orders/checkout-hold';
import { type InferType, number, object } from 'yup';

export type HoldSettings = Readonly<{
  holdMinutes: number;
  /** The share of the available works, above 0 and at most 1, that a customer or a network's unproven buyers may hold. */
  holdShare: number;
}>;

const holdMessage = `HOLD_MINUTES must be a number of minutes from 0.05 to ${maxHoldMinutes}`;
const shareMessage = 'HOLD_SHARE must be a percentage from 1 to 100';

export const holdFields = {
  HOLD_MINUTES: number()
    .typeError(holdMessage)
    .min(0.05, holdMessage)
    .max(maxHoldMinutes, holdMessage)
    .default(15),
  HOLD_SHARE: number().typeError(shareMessage).min(1, shareMessage).max(100, shareMessage).default(20),
};

const schema = object(holdFields);

export function holdsOf({ HOLD_MINUTES, HOLD_SHARE }: InferType<typeof schema>): HoldSettings {
  return { holdMinutes: HOLD_MINUTES, holdShare: HOLD_SHARE / 100 };
}
