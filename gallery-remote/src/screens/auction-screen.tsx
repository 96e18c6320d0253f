import { brand } from '@gallery/shared/brand';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { lotQueries } from '../features/auctions/lot.queries';
import { LotList } from '../features/auctions/lot-list';
import { LotListSkeleton } from '../features/auctions/lot-list-skeleton';
import { LazyEnquiryForm } from '../features/enquiry/lazy-enquiry-form';
import { GalleryMeta } from '../features/landing/meta/gallery-meta';
import styles from './screen.module.css';

export function AuctionScreen() {
  // Refetched after hydration, because only an answer to this browser tells its clock's offset.
  const lots = useQuery({ ...lotQueries.all(), refetchOnMount: 'always' });
  return (
    <div className={`page ${styles.lots}`}>
      <GalleryMeta
        title="Arts On Auction"
        description={`The lots of the next auction at ${brand.name}, with their prices and the time left.`}
        path="/auction-bidding"
      />
      <h1 className={styles.heading}>Arts On Auction</h1>
      <Loaded of={lots} skeleton={<LotListSkeleton />}>
        {(answer) => <LotList answer={answer} enquiry={enquiry} />}
      </Loaded>
    </div>
  );
}

function enquiry(work: ListedArtwork, labelledBy: string) {
  return <LazyEnquiryForm work={work} labelledBy={labelledBy} />;
}
