import { Link } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import type { ReactNode } from 'react';
import styles from './auction-block.module.css';

export function AuctionBlock({ children }: { children: ReactNode }) {
  return (
    <section className={`page ${styles.block}`} aria-labelledby={headingId}>
      <div className={styles.text}>
        <h2 id={headingId} className={styles.heading}>
          <Link to="/auction-bidding">AUCTION</Link>
        </h2>
        <div className={styles.actions}>
          <ButtonLink to="/artist">BID NOW</ButtonLink>
          <MoreLink to="/artist">More</MoreLink>
        </div>
      </div>
      <div className={styles.work}>{children}</div>
    </section>
  );
}

const headingId = 'auction';
