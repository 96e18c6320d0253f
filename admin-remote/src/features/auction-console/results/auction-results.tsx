import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { resultQueries } from '../acts/acts.queries';
import { ConsoleSkeleton } from '../console-skeleton';
import { ResultsView } from './results-view';

export function AuctionResults({ auctionId }: { auctionId: string }) {
  const results = useQuery(resultQueries.one(auctionId));
  return (
    <Loaded of={results} skeleton={<ConsoleSkeleton />}>
      {(answer) => <ResultsView of={answer} />}
    </Loaded>
  );
}
