import type { ConsoleEntry, ConsoleLot } from '@gallery/shared/contract/auctions/live-console';
import { useState } from 'react';
import { RetractDialog } from './acts/retract-dialog';
import { WithdrawDialog } from './acts/withdraw-dialog';
import type { Console } from './console.queries';
import { ConsoleView } from './console-view';
import { AuctionResults } from './results/auction-results';

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
        results={of.auction.ended > 0 && <AuctionResults auctionId={of.auction._id} />}
      />
      {retracted && retracted.bid !== null && (
        <RetractDialog bid={retracted.bid} entry={retracted} onClose={() => setRetracted(null)} />
      )}
      {withdrawn && <WithdrawDialog lot={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  );
}
