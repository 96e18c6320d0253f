import { useAction } from '@gallery/shared/query/use-action';
import { auctionQueries } from './auction.queries';

/** A call whose answer is shown as a toast; afterwards everything that shows auctions is read again. */
export function useAuctionAction<Answer, Variables = void>(
  mutationFn: (variables: Variables) => Promise<Answer>,
  done?: (answer: Answer, variables: Variables) => unknown,
) {
  return useAction({ mutationFn, invalidates: auctionQueries.dependents, done });
}
