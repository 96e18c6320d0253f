import { useNetworkIdle } from '@gallery/shared/browser/network-idle';
import { bidderPaths, type OwnBid, type OwnBidsAnswer } from '@gallery/shared/contract/auctions/auction';
import { useSession } from '@gallery/shared/host';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';

/** The signed-in bidder's highest bids, by lot; empty for visitors and until they are known. */
export type OwnBids = ReadonlyMap<string, OwnBid>;

export function useOwnBids(): OwnBids {
  const { user } = useSession();
  const isIdle = useNetworkIdle();
  const bids = useQuery({ ...ownBids(user?._id ?? ''), enabled: isIdle && user !== null });
  return bids.data ?? nobodys;
}

const nobodys: OwnBids = new Map();

const ownBids = (userId: string) =>
  queryOptions({
    queryKey: ['own bids', userId],
    queryFn: ({ signal }) => getJson<OwnBidsAnswer>(bidderPaths.bids, { signal }),
    select: ({ bids }): OwnBids => new Map(bids.map((bid) => [bid.lot._id, bid])),
    retry: false,
  });
