import { brand } from '@gallery/shared/brand';
import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { auctionFilterOf } from '../../features/auctions/list/auction-filter';
import { AuctionList, LotListSkeleton } from '../../features/auctions/list/auction-list';
import { lotListQueries } from '../../features/auctions/lot/lot.queries';
import { GalleryMeta } from '../../features/landing/meta/gallery-meta';
import styles from '../screen.module.css';

export function AuctionScreen() {
  const [params] = useSearchParams();
  const auctions = useQuery(lotListQueries.auctions());
  return (
    <div className={`page ${styles.lots}`}>
      <GalleryMeta
        title="Arts On Auction"
        description={`The auctions of ${brand.name}: every lot with its price, its bids and the time left.`}
        path={auctionsPath}
      />
      <h1 className={styles.heading}>Arts On Auction</h1>
      <Loaded of={auctions} skeleton={<LotListSkeleton />}>
        {(answer) => <AuctionList answer={answer} filter={auctionFilterOf(params)} />}
      </Loaded>
    </div>
  );
}
