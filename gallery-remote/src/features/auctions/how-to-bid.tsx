import { brand } from '@gallery/shared/brand';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Lot } from '@gallery/shared/contract/programme/lot';
import { formatDateTime } from '@gallery/shared/format/dates';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { PhoneLink } from '@gallery/shared/ui/phone-number';
import type { ReactNode } from 'react';
import styles from './how-to-bid.module.css';

type HowToBidProps = {
  lot: Lot;
  enquiry: (work: ListedArtwork, labelledBy: string) => ReactNode;
  onClose: () => void;
};

export function HowToBid({ lot, enquiry, onClose }: HowToBidProps) {
  const { number, artwork, starting_price, opens_at, closes_at } = lot;
  return (
    <Dialog title={`How to bid on ${artwork.name_of_artwork}`} onClose={onClose}>
      <div className={styles.text}>
        <p>No bid is placed here: bidding online is still being prepared.</p>
        <ol className={styles.steps}>
          <li>
            Lot {number} begins at <Price amount={starting_price} />. Bids are taken from{' '}
            {formatDateTime(opens_at)} until {formatDateTime(closes_at)}.
          </li>
          <li>
            Write to us below, or call <PhoneLink>{brand.phone}</PhoneLink>. A curator answers how to leave
            your bid for this lot.
          </li>
        </ol>
        <h3 id={headingId} className={styles.heading}>
          Ask about this lot
        </h3>
        {enquiry(artwork, headingId)}
      </div>
    </Dialog>
  );
}

const headingId = 'ask-about-lot';
