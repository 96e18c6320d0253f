import { useQuery } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { resultQueries } from '../acts/acts.queries';
import styles from '../console-skeleton.module.css';
import { ResultsView } from './results-view';

export function AuctionResults({ auctionId }: { auctionId: string }) {
  const results = useQuery(resultQueries.one(auctionId));
  return (
    <Loaded of={results} skeleton={<ConsoleSkeleton />}>
      {(answer) => <ResultsView of={answer} />}
    </Loaded>
  );
}

export function ConsoleSkeleton() {
  return <LoadingArea className={styles.loading} />;
}
