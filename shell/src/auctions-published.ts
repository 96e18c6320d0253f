import { useNetworkIdle } from '@gallery/shared/browser/network-idle';
import { type AuctionsAnswer, auctionPaths } from '@gallery/shared/contract/auctions/auction';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';

const freshMs = 5 * 60_000;

/** Whether there is an auction to see: one that runs, that will open, or that has ended with its results. */
export const auctionsPublished = queryOptions({
  queryKey: ['auctions-published'],
  queryFn: async ({ signal }) =>
    (await getJson<AuctionsAnswer>(auctionPaths.list, { signal })).auctions.length > 0,
  staleTime: freshMs,
});

/** False until it is known. The browser asks after the first view, where the edge has not. */
export function useAuctionsPublished(): boolean {
  const isIdle = useNetworkIdle();
  const { data } = useQuery({ ...auctionsPublished, enabled: isIdle });
  return data ?? false;
}
