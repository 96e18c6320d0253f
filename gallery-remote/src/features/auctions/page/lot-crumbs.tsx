import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { auctionsPath, lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import styles from './lot-crumbs.module.css';

export function LotCrumbs({ answer }: { answer: LotAnswer }) {
  const { lot, auction, previous, following } = answer;
  return (
    <div className={styles.row}>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <Link className={`link ${styles.crumb}`} to={auctionsPath}>
          Arts On Auction
        </Link>
        <span className={styles.crumb}>{auction.title}</span>
      </nav>
      <nav className={styles.crumbs} aria-label="Lots">
        {previous && <Neighbour lot={previous} />}
        <span className={styles.crumb} aria-current="page">
          Lot {lot.number} of {auction.lots}
        </span>
        {following && <Neighbour lot={following} />}
      </nav>
    </div>
  );
}

function Neighbour({ lot: { _id, number } }: { lot: { _id: string; number: number } }) {
  return (
    <Link className={`link ${styles.crumb}`} to={lotPath(_id)}>
      Lot {number}
    </Link>
  );
}
