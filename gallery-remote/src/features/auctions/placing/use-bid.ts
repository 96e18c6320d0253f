import {
  type BidAnswer,
  type BidInput,
  type BidPlacedAnswer,
  type BidRefusal,
  lotPaths,
} from '@gallery/shared/contract/auctions/auction';
import { idempotencyHeader } from '@gallery/shared/contract/orders/order';
import { useSession } from '@gallery/shared/host';
import { ApiError, sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { useRequestKey } from '@gallery/shared/query/use-request-key';
import { useState } from 'react';
import { mergeLotChange } from '../live/merge-lot-change';
import type { BidView } from '../lot/bid-view';
import { bidderQueries, registerBidder } from '../lot/bidder.queries';
import { lotQueryKeys } from '../lot-query-keys';
import type { Accepted } from '../registering/acceptance';
import { missingFor } from '../registering/missing-for';

/** Closes the dialog with an answer, with a problem of the amount, or with a step that must come first. */
export type BidOutcome = { placed?: BidPlacedAnswer; hasArrived?: boolean; problem?: string };

/** These answers concern the amount or the bidder's permission. All others leave the dialog open. */
const leavesDialog: readonly (BidAnswer | undefined)[] = [
  'TOO_LOW',
  'OFF_GRID',
  'NOT_HIGHER',
  'LOT_CLOSED',
  'NOT_OPEN',
];

export function useBid(view: BidView, amount: number, onOutcome: (outcome: BidOutcome) => void) {
  const { lot, terms } = view.answer;
  const { user } = useSession();
  const queryClient = useQueryClient();
  const send = usePlaceBid(lot._id);
  const [accepted, accept] = useState<Accepted>({ isAccepted: false, address: view.bidder?.address ?? '' });
  const [problem, setProblem] = useState('');
  const [isUnusual, setIsUnusual] = useState(false);
  const needsAcceptance = view.bidder !== null && missingFor(view.bidder, lot)[0] === 'conditions';

  const action = useAction({
    mutationFn: async (confirm: boolean) => {
      if (needsAcceptance && !(await register())) return {};
      return { placed: await send({ max: amount, ...(confirm && { confirm }) }) };
    },
    done: onOutcome,
    failed,
  });

  return {
    accepted,
    accept,
    needsAcceptance,
    problem,
    isUnusual,
    isPending: action.isPending,
    /** Another press gets the answer, whatever the lot asks for by then. */
    isAnswerLost: problem === lostAnswer,
    place(confirm: boolean) {
      setProblem('');
      action.mutate(confirm);
    },
  };

  /** Whether the bidder may bid on this lot now. */
  async function register(): Promise<boolean> {
    const { bidder } = await registerBidder({
      auction_id: lot.auction_id,
      conditions_version: terms.conditions.version,
      address: accepted.address.trim(),
    });
    queryClient.setQueryData(bidderQueries.one(user?._id ?? '', lot.auction_id).queryKey, { bidder });
    return missingFor(bidder, lot).length === 0;
  }

  function failed(message: string, error: Error) {
    if (!isAnswered(error)) return setProblem(lostAnswer);
    const refusal = refusalOf(error);
    if (refusal?.lot) mergeLotChange(queryClient, refusal.lot);
    if (refusal?.answer === 'CONFIRM') return setIsUnusual(true);
    if (leavesDialog.includes(refusal?.answer)) return onOutcome({ problem: message });
    setProblem(message);
    if (refusal?.answer === 'NOT_QUALIFIED') return readAgain();
  }

  /** The conditions may have a newer version, or staff have decided meanwhile. */
  function readAgain() {
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: bidderQueries.all }),
      queryClient.invalidateQueries({ queryKey: lotQueryKeys.one(lot._id) }),
    ]);
  }
}

const lostAnswer =
  'No answer has come. The bid may have arrived: press ‘Place bid’ again, and you get its answer. It is never placed twice.';

/** Returns the API's refusal of a bid with the present lot, or `null` for any other failure. */
function refusalOf(error: unknown): Partial<BidRefusal> | null {
  if (!(error instanceof ApiError) || !('answer' in error.current)) return null;
  return error.current as Partial<BidRefusal>;
}

const retries = 2;
const retryDelayMs = 1_000;

function usePlaceBid(lotId: string): (bid: BidInput) => Promise<BidPlacedAnswer> {
  const { keyOf, answered } = useRequestKey();

  return async (bid) => {
    const headers = { [idempotencyHeader]: keyOf(bid) };
    const send = () => sendJson<BidPlacedAnswer>('POST', lotPaths.bid(lotId), bid, { headers });
    try {
      const answer = await untilAnswered(send);
      answered();
      return answer;
    } catch (error) {
      if (isAnswered(error)) answered();
      throw error;
    }
  };
}

/** Returns false if the API may have placed the bid although its answer is missing. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status < 500;
}

async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < retries; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (isAnswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
  return send();
}
