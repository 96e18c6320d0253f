import { applyBid, askingPrice, type LotState } from '@gallery/shared/auction/bidding';
import type { IncrementStep } from '@gallery/shared/auction/increments';
import type { Lot } from '@gallery/shared/contract/auctions/auction';

/** A request and its answer. `called` and `returned` use the client's clock, `seq` and `at` come from the receipt. */
export type Call = {
  bidder: string;
  max: number;
  called: number;
  returned: number;
  answer: string;
  lot: Lot;
  seq?: number;
  at?: number;
};

type Steps = readonly IncrementStep[];

/**
 * Returns the calls that contradict every possible order. In a valid order, each call takes effect between its start
 * and its end, and the rules give every answer. The record fixes the order of the accepted bids. A refused bid
 * changes nothing, so the earliest position that fits is the best one.
 */
export function unexplained(steps: Steps, opened: LotState, calls: readonly Call[]): string[] {
  const accepted = calls.filter(isAccepted).toSorted((one, other) => one.seq - other.seq);
  const states = [opened];
  const wrong: string[] = [];
  for (const [index, call] of accepted.entries()) {
    const before = states.at(-1) ?? opened;
    const { lot, answer } = applyBid(steps, before, call);
    states.push(lot);
    if (answer !== call.answer || !isSeen(steps, lot, call)) wrong.push(`${textOf(call)}, not ${answer}`);
    const later = accepted.slice(index + 1).find(({ returned }) => returned < call.called);
    if (later) wrong.push(`${textOf(call)} stands before ${textOf(later)}, which had ended`);
  }
  return [...wrong, ...misplaced(steps, states, accepted, calls)];
}

function misplaced(steps: Steps, states: LotState[], accepted: AcceptedCall[], calls: readonly Call[]) {
  const refused = calls
    .filter((call) => !isAccepted(call))
    .toSorted((one, other) => one.called - other.called);
  const placed: { place: number; returned: number }[] = [];
  const wrong: string[] = [];
  for (const call of refused) {
    const earlier = placed.filter(({ returned }) => returned < call.called).map(({ place }) => place);
    const first = Math.max(
      0,
      ...earlier,
      accepted.findLastIndex(({ returned }) => returned < call.called) + 1,
    );
    const next = accepted.findIndex(({ called }) => called > call.returned);
    const last = next === -1 ? accepted.length : next;
    const place = states.findIndex(
      (lot, at) => at >= first && at <= last && isSeen(steps, lot, call) && isRefused(steps, lot, call),
    );
    if (place === -1) wrong.push(`${textOf(call)} fits nowhere`);
    else placed.push({ place, returned: call.returned });
  }
  return wrong;
}

type AcceptedCall = Call & { seq: number; at: number };

function isAccepted(call: Call): call is AcceptedCall {
  return call.seq !== undefined;
}

/** A refusal has no exact time, only a range. */
function isRefused(steps: Steps, lot: LotState, { answer, called, returned, ...bid }: Call): boolean {
  const answerAt = (at: number) => applyBid(steps, lot, { ...bid, at: Math.floor(at) }).answer;
  return answerAt(called) === answer || answerAt(returned) === answer;
}

function isSeen(steps: Steps, { price, bids, closesAt, ...lot }: LotState, { lot: seen }: Call): boolean {
  const asking = askingPrice(steps, { price, bids, closesAt, ...lot });
  return (
    seen.price === price &&
    seen.bids === bids &&
    seen.asking === asking &&
    seen.closes_at === new Date(closesAt).toISOString()
  );
}

function textOf({ bidder, max, answer, seq }: Call): string {
  return `${bidder.slice(0, 4)} up to ${max}: ${answer}${seq ? ` as row ${seq}` : ''}`;
}
