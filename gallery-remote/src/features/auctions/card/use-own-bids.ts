import { hearOtherTabs } from '@gallery/shared/browser/bid-news';
import { useNetworkIdle } from '@gallery/shared/browser/first-view';
import {
  bidderPaths,
  type Lot,
  type OwnBid,
  type OwnBidsAnswer,
} from '@gallery/shared/contract/auctions/auction';
import { useSession } from '@gallery/shared/host';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery, useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';
import { useReadWhenBehind } from '../lot/use-read-when-behind';

/** Maps each lot to the signed-in bidder's highest bid. Empty for visitors and until the API answers. */
export type OwnBids = ReadonlyMap<string, OwnBid>;

export function useOwnBids(): OwnBids {
  const { user } = useSession();
  const isIdle = useNetworkIdle();
  const userId = user?._id ?? '';
  const bids = useQuery({ ...ownBids(userId), enabled: isIdle && user !== null });
  const queryClient = useQueryClient();
  useEffect(
    () => hearOtherTabs(userId, () => void queryClient.invalidateQueries(ownBids(userId))),
    [userId, queryClient],
  );
  return bids.data ?? nobodys;
}

/** Refetches when the bidder bids on another device. `lots` come from the stream. */
export function useOwnBidsOfOtherDevices(own: OwnBids, lots: Lot[]): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const behind = lots.filter(({ _id, bids }) => bids > (own.get(_id)?.lot.bids ?? bids));
  const bids = behind.reduce((sum, lot) => sum + lot.bids, 0);
  useReadWhenBehind(behind.length > 0 ? bids : null, () => {
    void queryClient.invalidateQueries(ownBids(user?._id ?? ''));
  });
}

const nobodys: OwnBids = new Map();

const ownBids = (userId: string) =>
  queryOptions({
    queryKey: ['own bids', userId],
    queryFn: ({ signal }) => getJson<OwnBidsAnswer>(bidderPaths.bids, { signal }),
    select: ({ bids }): OwnBids => new Map(bids.map((bid) => [bid.lot._id, bid])),
    retry: false,
  });
