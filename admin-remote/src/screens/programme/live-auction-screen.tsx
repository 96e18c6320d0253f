import { adminAuctionPath, adminAuctionsPath } from '@gallery/shared/paths/admin-paths';
import { useParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { LiveConsole } from '../../features/auction-console/live-console';
import { ConsoleSkeleton } from '../../features/auction-console/results/auction-results';
import { useLiveConsole } from '../../features/auction-console/use-live-console';
import { AdminPage } from '../../features/layout/admin-page';
import { UnknownRecord } from '../../ui/page/unknown-record';

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
