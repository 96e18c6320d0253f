import type { ConsoleEntry, ConsoleLot } from '@gallery/shared/contract/auctions/live-console.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { useState } from 'react';
import { ReasonDialog } from '../../ui/dialogs/action-dialog';
import { queryKeys } from '../../ui/query-keys';
import { withdrawLot } from './acts/acts.queries';
import { RetractDialog } from './acts/retract-dialog';
import type { Console } from './console.queries';
import { ConsoleView } from './console-view';
import { AuctionResults } from './results/auction-results';

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

function WithdrawDialog({ lot, onClose }: { lot: ConsoleLot; onClose: () => void }) {
  const bidders = countOf(lot.paddles, 'bidder gets an email', 'bidders get an email');
  return (
    <ReasonDialog
      question={`Withdraw lot ${lot.number}, ${lot.artwork_id.name_of_artwork}?`}
      confirm="Withdraw lot"
      invalidates={queryKeys.auctionConsole}
      onClose={onClose}
      act={(input) => withdrawLot(lot._id, input)}
    >
      <p>
        Bidding ends now and the lot is not sold. {bidders}. The work becomes available again. The other lots
        keep their times.
      </p>
    </ReasonDialog>
  );
}
