import { bidderPaths, type OwnBidsAnswer } from '@gallery/shared/contract/auctions/auction';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { isPayable } from './bid-sections';

export type OwnBids = OwnBidsAnswer & {
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  clockOffsetMs: number;
};

/** A payment is no event of an auction, so unpaid lots are polled. */
const pollIntervalMs = 10_000;

export const ownBidQueries = {
  all: ['own bids'],

  list: () =>
    queryOptions({
      queryKey: [...ownBidQueries.all, 'list'],
      queryFn: async ({ signal }): Promise<OwnBids> => {
        const sentAt = Date.now();
        const answer = await getJson<OwnBidsAnswer>(bidderPaths.bids, { signal });
        const clockOffsetMs = Date.parse(answer.now) - (sentAt + Date.now()) / 2;
        return { ...answer, clockOffsetMs };
      },
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.bids.some(isPayable) === true && pollIntervalMs,
    }),
};
