import { gridNeighbours, highestAmount, type IncrementStep } from '@gallery/shared/auction/increments';
import type { BidRefusal, Lot } from '@gallery/shared/contract/auctions/auction';
import { formatNaira } from '@gallery/shared/domain/money';
import { HttpError } from '../../../http/answers/http-error';
import { type MissingStep, missingMessages } from '../bidders/missing-steps';
import type { RefusedBid } from './resolve-bid';

/** Carries the lot's public state and hints for the next attempt. */
export class BidRefusedError extends HttpError {
  constructor(statusCode: number, refusal: BidRefusal) {
    const { message, ...more } = refusal;
    super(statusCode, message, undefined, more);
  }
}

export function bidRefused(
  answer: RefusedBid['answer'],
  { lot, max, steps }: { lot: Lot; max: number; steps: readonly IncrementStep[] },
): BidRefusedError {
  const neighbours = answer === 'OFF_GRID' ? gridNeighbours(steps, max) : {};
  const message = messages[answer]({ lot, max, ...neighbours });
  return new BidRefusedError(statuses[answer], { message, answer, lot, ...neighbours });
}

export function notQualified(lot: Lot, missing: MissingStep[]): BidRefusedError {
  const [first] = missing;
  const message = first ? missingMessages[first] : '';
  return new BidRefusedError(403, { message, answer: 'NOT_QUALIFIED', lot, missing });
}

const statuses: Record<RefusedBid['answer'], number> = {
  TOO_LOW: 409,
  NOT_HIGHER: 409,
  LOT_CLOSED: 409,
  NOT_OPEN: 409,
  OFF_GRID: 422,
  CONFIRM: 422,
};

type Refused = { lot: Lot; max: number; below?: number | null; above?: number | null };

const messages: Record<RefusedBid['answer'], (refused: Refused) => string> = {
  TOO_LOW: ({ lot }) =>
    lot.asking > highestAmount
      ? 'This lot has reached the highest amount that can be bid.'
      : `Please bid ${formatNaira(lot.asking)} or more.`,
  NOT_HIGHER: () =>
    'You lead already, with this amount or a higher one. Only a higher amount changes anything.',
  LOT_CLOSED: () => 'Bidding on this lot has ended. Your bid was not counted.',
  NOT_OPEN: () => 'Bidding on this lot has not begun yet.',
  OFF_GRID: ({ below, above }) =>
    `Bids rise in fixed steps. The nearest ones are ${[below, above]
      .filter((one) => one != null && one > 0)
      .map((one) => formatNaira(one ?? 0))
      .join(' and ')}.`,
  CONFIRM: ({ max }) =>
    `${formatNaira(max)} is far above the next bid. If you mean it, type the amount a second time.`,
};
