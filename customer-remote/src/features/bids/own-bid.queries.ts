import { bidderPaths, type OwnBidsAnswer } from '@gallery/shared/contract/auctions/auction';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { isPayable } from './bid-sections';

export type OwnBids = OwnBidsAnswer & {
  /** The server's clock minus the browser's clock, in milliseconds. */
  clockOffsetMs: number;
};

/** No auction event announces a payment, so the page polls unpaid lots. */
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
