import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { artistName } from '@gallery/shared/format/artist-name';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { WorkPicture } from '../../../ui/work-picture';
import { BidAmounts } from './bid-amounts';
import styles from './bid-item.module.css';
import { BidStatus } from './bid-status';
import { BidSteps } from './bid-steps';

type BidItemProps = { bid: OwnBid; clockOffsetMs: number };

export function BidItem({ bid, clockOffsetMs }: BidItemProps) {
  const { lot, auction_title } = bid;
  const { artwork_id: work } = lot;
  return (
    <article className={styles.item} aria-label={work.name_of_artwork}>
      <WorkPicture work={work} />
      <span>
        <span className={styles.lot}>
          {auction_title}, lot {lot.number}
        </span>
        <Link className={styles.title} to={lotPath(lot._id)}>
          {work.name_of_artwork}
        </Link>
        <span className={styles.artist}>{artistName(work.artist_id)}</span>
      </span>
      <BidAmounts bid={bid} />
      <BidStatus bid={bid} />
      <div className={styles.steps}>
        <BidSteps bid={bid} clockOffsetMs={clockOffsetMs} />
      </div>
    </article>
  );
}
