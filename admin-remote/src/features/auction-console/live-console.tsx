import type { ConsoleEntry, ConsoleLot } from '@gallery/shared/contract/auctions/live-console';
import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { resultQueries } from './acts/acts.queries';
import { RetractDialog } from './acts/retract-dialog';
import { WithdrawDialog } from './acts/withdraw-dialog';
import type { Console } from './console.queries';
import { ConsoleSkeleton } from './console-skeleton';
import { ConsoleView } from './console-view';
import { ResultsView } from './results/results-view';

/** The console with its two acts and, from the first ended lot on, the results. */
export function LiveConsole({ of, isFollowed }: { of: Console; isFollowed: boolean }) {
  const [retracted, setRetracted] = useState<ConsoleEntry | null>(null);
  const [withdrawn, setWithdrawn] = useState<ConsoleLot | null>(null);
  return (
    <>
      <ConsoleView
        of={of}
        isFollowed={isFollowed}
        onRetract={setRetracted}
        onWithdraw={setWithdrawn}
        results={of.auction.ended > 0 && <Results auctionId={of.auction._id} />}
      />
      {retracted && retracted.bid !== null && (
        <RetractDialog bid={retracted.bid} entry={retracted} onClose={() => setRetracted(null)} />
      )}
      {withdrawn && <WithdrawDialog lot={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  );
}

function Results({ auctionId }: { auctionId: string }) {
  const results = useQuery(resultQueries.one(auctionId));
  return (
    <Loaded of={results} skeleton={<ConsoleSkeleton />}>
      {(answer) => <ResultsView of={answer} />}
    </Loaded>
  );
}
