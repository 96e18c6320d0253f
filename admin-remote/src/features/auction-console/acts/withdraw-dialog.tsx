import type { ConsoleLot } from '@gallery/shared/contract/auctions/live-console';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { queryKeys } from '../../../ui/query-keys';
import { withdrawLot } from './acts.queries';

export function WithdrawDialog({ lot, onClose }: { lot: ConsoleLot; onClose: () => void }) {
  const bidders = lot.paddles === 1 ? '1 bidder gets a mail' : `${lot.paddles} bidders get a mail`;
  return (
    <ReasonDialog
      question={`Withdraw lot ${lot.number}, ${lot.artwork_id.name_of_artwork}?`}
      confirm="Withdraw lot"
      invalidates={queryKeys.auctionConsole}
      onClose={onClose}
      act={(input) => withdrawLot(lot._id, input)}
    >
      <p>
        Bidding on it ends now and nobody buys it. {bidders}. The work is back on the wall as available. The
        other lots keep their times.
      </p>
    </ReasonDialog>
  );
}
