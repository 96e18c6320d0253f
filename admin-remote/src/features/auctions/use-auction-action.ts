import { useAction } from '@gallery/shared/query/use-action';
import { auctionQueries } from './auction.queries';

/** Shows the answer as a toast, then refetches every query that shows auctions. */
export function useAuctionAction<Answer, Variables = void>(
  mutationFn: (variables: Variables) => Promise<Answer>,
  done?: (answer: Answer, variables: Variables) => unknown,
) {
  return useAction({ mutationFn, invalidates: auctionQueries.dependents, done });
}
