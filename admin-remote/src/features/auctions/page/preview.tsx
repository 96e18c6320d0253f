import type { AuctionRecordAnswer } from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDateTime } from '@gallery/shared/domain/time';
import { artistName } from '@gallery/shared/format/artist-name';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import styles from './page.module.css';

/** What visitors will read: no reserve stands here. */
export function Preview({ answer, onClose }: { answer: AuctionRecordAnswer; onClose: () => void }) {
  const { auction, lots } = answer;
  return (
    <Dialog title={`Preview: ${auction.title}`} onClose={onClose}>
      <p>
        Bidding opens on {formatDateTime(auction.opens_at)}, the first lot ends on{' '}
        {formatDateTime(auction.closes_at)}. {auction.viewing}
      </p>
      <ol className={styles.preview}>
        {lots.map(({ _id, number, artwork, estimate_low, estimate_high, start, reserve }) => (
          <li key={_id}>
            <strong>
              Lot {number}: {artwork.name_of_artwork}
            </strong>
            <span>{artistName(artwork.artist_id)}</span>
            <span>
              Estimate {formatNaira(estimate_low ?? 0)} to {formatNaira(estimate_high ?? 0)}, start{' '}
              {formatNaira(start)}, {reserve > 0 ? 'reserve not met' : 'no reserve'}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
