import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { useSession } from '@gallery/shared/host';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useEffect, useRef } from 'react';
import { useServerClock } from '../clock/use-server-clock';
import { useLiveLots } from '../live/use-live-lots';
import type { BidView } from '../lot/bid-view';
import { bidderQueries } from '../lot/bidder.queries';
import { isOver, phaseOf } from '../lot/phase';
import { useCutSince } from '../lot/use-cut-since';

/** Follows the gallery's clock, and what the signed-in bidder knows of the lot. */
export function useBidView(answer: LotAnswer): BidView {
  const now = useServerClock(answer.now);
  const { lot } = answer;
  const { user } = useSession();
  const userId = user?._id ?? '';
  const enabled = user !== null;
  const registration = useQuery({ ...bidderQueries.one(userId, lot.auction_id), enabled });
  const bidder = registration.data?.bidder ?? null;
  const own = useQuery({ ...bidderQueries.own(userId, lot._id), enabled }).data ?? null;
  const phase = phaseOf(lot, now);
  const { isCut } = useLiveLots(isOver(phase) ? null : { lot: lot._id });
  useReadAgainAtEnd(phase, userId);
  return {
    answer,
    now,
    phase,
    bidder,
    own,
    isReady: registration.isFetched,
    cutSince: useCutSince(isCut, now),
  };
}

/** The winner's order exists only then. */
function useReadAgainAtEnd(phase: BidView['phase'], userId: string) {
  const queryClient = useQueryClient();
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase && isOver(phase))
      void queryClient.invalidateQueries({ queryKey: [...bidderQueries.all, userId] });
    before.current = phase;
  }, [phase, userId, queryClient]);
}
