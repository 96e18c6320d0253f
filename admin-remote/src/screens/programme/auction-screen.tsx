import { adminAuctionsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AuctionResults } from '../../features/auction-console/results/auction-results';
import { auctionQueries } from '../../features/auctions/auction.queries';
import { AuctionPage } from '../../features/auctions/page/auction-page';
import { AuctionTools } from '../../features/auctions/page/auction-tools';
import styles from '../../features/auctions/page/page.module.css';
import { AdminPage } from '../../features/layout/admin-page';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function AuctionScreen() {
  const { id = '' } = useParams();
  const record = useQuery(auctionQueries.one(id));
  const terms = useQuery(auctionQueries.terms());
  const { data: answer } = record;
  return (
    <AdminPage
      title={answer?.auction.title ?? 'Auction'}
      of={id}
      tools={answer && <AuctionTools answer={answer} />}
    >
      <Loaded of={record} skeleton={<AuctionSkeleton />}>
        {(found) =>
          found === null ? (
            <UnknownRecord sentence="No auction here" back="All auctions" to={adminAuctionsPath} />
          ) : (
            <Loaded of={terms} skeleton={<AuctionSkeleton />}>
              {(versions) => (
                <AuctionPage
                  key={id}
                  answer={found}
                  terms={versions}
                  results={<AuctionResults auctionId={id} />}
                />
              )}
            </Loaded>
          )
        }
      </Loaded>
    </AdminPage>
  );
}

function AuctionSkeleton() {
  return <LoadingArea className={styles.skeleton} />;
}
