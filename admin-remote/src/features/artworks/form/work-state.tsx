import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import { Link } from '@gallery/shared/router';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import styles from './work-state.module.css';

/** What a buyer or bidders have of the work, in the back office's list's words; nothing for a free work. */
export function WorkState({ of }: { of: ArtworkRecord }) {
  if (of.availability === 'available') return null;
  return (
    <p className={styles.state}>
      <Availability of={of} />
      {of.lot && (
        <Link className="link" to={`/admin/auctions/${of.lot.auction_id}`}>
          The auction
        </Link>
      )}
    </p>
  );
}
