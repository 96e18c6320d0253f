import { brand } from '@gallery/shared/brand';
import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { BidList } from './bid-list';
import styles from './bids.module.css';
import { BidsSkeleton } from './bids-skeleton';
import { EmailConfirmation } from './confirming/email-confirmation';
import { useLiveBids } from './live/use-live-bids';
import { ownBidQueries } from './own-bid.queries';

export function Bids() {
  const list = useQuery(ownBidQueries.list());
  useLiveBids(list.data?.bids);
  return (
    <>
      <title>{`Bids · ${brand.name}`}</title>
      <h1 className={styles.heading}>Bids</h1>
      <EmailConfirmation />
      <Loaded of={list} skeleton={<BidsSkeleton />}>
        {({ bids, clockOffsetMs }) =>
          bids.length > 0 ? <BidList bids={bids} clockOffsetMs={clockOffsetMs} /> : <NoBids />
        }
      </Loaded>
    </>
  );
}

function NoBids() {
  return (
    <Empty message="You have not bid yet. Your bids will stand here, with what you can do next.">
      <ButtonLink to={auctionsPath}>See the auctions</ButtonLink>
    </Empty>
  );
}
