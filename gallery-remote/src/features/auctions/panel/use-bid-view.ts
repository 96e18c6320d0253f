import type { Lot, LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { useSession } from '@gallery/shared/host';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useEffect, useRef, useState } from 'react';
import { useServerClock } from '../clock/server-clock';
import { useLiveLots } from '../live/use-live-lots';
import { type BidView, isOver, type OwnSide, phaseOf } from '../lot/bid-view';
import { bidderQueries } from '../lot/bidder.queries';
import { useReadWhenBehind } from '../lot/use-read-when-behind';
import { useBidsOfOtherTabs } from './use-own-bid-placed';

const shownAfterMs = 2_000;

/** Returns when the connection broke, in the gallery's milliseconds, or `null` for a short pause. */
function useCutSince(isCut: boolean, now: number): number | null {
  const [since, setSince] = useState<number | null>(null);
  if (isCut && since === null) setSince(now);
  if (!isCut && since !== null) setSince(null);
  return since !== null && now - since >= shownAfterMs ? since : null;
}

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
  const { isCut, isPolled } = useLiveLots(isOver(phase) ? null : { lot: lot._id });
  useReadAgainAtEnd(phase, userId);
  useBidsOfOtherTabs(userId);
  useOwnBidsOfOtherDevices(lot, own, userId);
  return {
    answer,
    now,
    phase,
    bidder,
    own,
    isReady: registration.isFetched,
    cutSince: useCutSince(isCut, now),
    isPolled,
  };
}

/** Another device may have placed the newest bid. A user without a bid reads only when a new leader appears. */
function useOwnBidsOfOtherDevices(lot: Lot, own: OwnSide | null, userId: string): void {
  const queryClient = useQueryClient();
  const [newestLeader] = useState(lot.leader ?? 0);
  const leader = lot.leader ?? 0;
  const isBehind = own ? lot.bids > own.lot.bids : leader > newestLeader;
  const news = own ? lot.bids : leader;
  useReadWhenBehind(userId !== '' && isBehind ? news : null, () => {
    // The first bid also registers the bidder.
    const queryKey = own ? bidderQueries.own(userId, lot._id).queryKey : [...bidderQueries.all, userId];
    void queryClient.invalidateQueries({ queryKey });
  });
}

/** The winner's order does not exist before the end. */
function useReadAgainAtEnd(phase: BidView['phase'], userId: string) {
  const queryClient = useQueryClient();
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase && isOver(phase))
      void queryClient.invalidateQueries({ queryKey: [...bidderQueries.all, userId] });
    before.current = phase;
  }, [phase, userId, queryClient]);
}
