import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { auctionsPath, lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import styles from '../page/lot-crumbs.module.css';

export function RecordCrumbs({ answer: { lot, auction } }: { answer: LotAnswer }) {
  return (
    <div className={styles.row}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <Link className={`link ${styles.crumb}`} to={auctionsPath}>
          Arts On Auction
        </Link>
        <span className={styles.crumb}>{auction.title}</span>
        <Link className={`link ${styles.crumb}`} to={lotPath(lot._id)}>
          Lot {lot.number}
        </Link>
      </nav>
    </div>
  );
}
