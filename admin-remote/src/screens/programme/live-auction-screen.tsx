import type { ConsoleEntry, ConsoleLot } from '@gallery/shared/contract/auctions/live-console.schema';
import { adminAuctionPath, adminAuctionsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useEffect, useState } from 'react';
import { withdrawLot } from '../../features/auction-console/acts/acts.queries';
import { RetractDialog } from '../../features/auction-console/acts/retract-dialog';
import { type Console, consoleQueries } from '../../features/auction-console/console.queries';
import { ConsoleView } from '../../features/auction-console/console-view';
import { AuctionResults, ConsoleSkeleton } from '../../features/auction-console/results/auction-results';
import { AdminPage } from '../../features/layout/admin-page';
import { ReasonDialog } from '../../ui/dialogs/action-dialog';
import { UnknownRecord } from '../../ui/page/unknown-record';
import { queryKeys } from '../../ui/query-keys';

export function LiveAuctionScreen() {
  const { id = '' } = useParams();
  const { console, isFollowed } = useLiveConsole(id);
  const title = console.data?.auction.title ?? 'Auction';
  return (
    <AdminPage
      title={title}
      tools={
        console.data !== null && (
          <ButtonLink kind="secondary" to={adminAuctionPath(id)}>
            The auction
          </ButtonLink>
        )
      }
    >
      <Loaded of={console} skeleton={<ConsoleSkeleton />}>
        {(answer) =>
          answer ? (
            <LiveConsole of={answer} isFollowed={isFollowed} />
          ) : (
            <UnknownRecord sentence="No auction here" back="All auctions" to={adminAuctionsPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

function LiveConsole({ of, isFollowed }: { of: Console; isFollowed: boolean }) {
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

const readAgainMs = 500;

/** Refetches the console after each change, at most twice a second. `isFollowed`: the stream is open. */
function useLiveConsole(auctionId: string) {
  const queryClient = useQueryClient();
  const [isFollowed, setIsFollowed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const queryKey = consoleQueries.all;

    function readSoon() {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void queryClient.invalidateQueries({ queryKey });
      }, readAgainMs);
    }

    async function follow() {
      const { followAuction } = await import('@gallery/shared/live');
      const listener = { onEvent: readSoon, onStale: readSoon, onLine: setIsFollowed };
      await followAuction(listener, { auction: auctionId, signal: stop.signal });
    }

    follow().catch(() => setIsFollowed(false));
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [queryClient, auctionId]);

  return { console: useQuery(consoleQueries.one(auctionId)), isFollowed };
}
