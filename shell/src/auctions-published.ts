import { useNetworkIdle } from '@gallery/shared/browser/first-view';
import { type AuctionsAnswer, auctionPaths } from '@gallery/shared/contract/auctions/auction';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';

const freshMs = 5 * 60_000;

/** Whether an auction is visible: a running, an upcoming, or an ended one with results. */
export const auctionsPublished = queryOptions({
  queryKey: ['auctions-published'],
  queryFn: async ({ signal }) =>
    (await getJson<AuctionsAnswer>(auctionPaths.list, { signal })).auctions.length > 0,
  staleTime: freshMs,
});

/** False until the answer arrives. If the edge has not asked, the browser asks after the first view. */
export function useAuctionsPublished(): boolean {
  const isIdle = useNetworkIdle();
  const { data } = useQuery({ ...auctionsPublished, enabled: isIdle });
  return data ?? false;
}
