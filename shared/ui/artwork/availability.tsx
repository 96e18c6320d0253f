import type { ListedArtwork, WorkLot } from '../../contract/catalogue/artwork';
import { formatTime } from '../../domain/clock';
import styles from './availability.module.css';
import { Price } from './price';

type AvailabilityProps = {
  of: Pick<ListedArtwork, 'availability' | 'held_until'> & { lot?: WorkLot | null };
  holder?: string;
};

export function Availability({ of: { availability, held_until, lot }, holder }: AvailabilityProps) {
  if (availability === 'available') return null;
  const Dot = dots[availability];
  return (
    <span className={styles.availability}>
      <Dot />
      {availability === 'sold' && 'Sold'}
      {availability === 'held' && heldText(held_until, holder)}
      {availability === 'in_auction' && <InAuction lot={lot} />}
    </span>
  );
}

/** Whether a card may show the price of the work: a sold one has none, and one in an auction has that of its lot. */
export function hasOwnPrice({ availability }: Pick<ListedArtwork, 'availability'>): boolean {
  return availability === 'available' || availability === 'held';
}

export function heldText(until: string | null, holder?: string): string {
  return `Held${holder ? ` for ${holder}` : ''}${until ? ` until ${formatTime(until)}` : ''}`;
}

/** Without the bid where a stored page does not know it. */
function InAuction({ lot }: { lot?: WorkLot | null }) {
  if (!lot) return 'In auction';
  return (
    <span>
      In auction · Lot {lot.number}
      {lot.price !== undefined && (
        <>
          {' '}
          · {lot.price > 0 ? 'current bid' : 'opening bid'} <Price amount={lot.price || lot.start} />
        </>
      )}
    </span>
  );
}

const dots = { sold: SoldDot, held: HeldDot, in_auction: AuctionDot };

function SoldDot() {
  return (
    <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5.6" />
    </svg>
  );
}

function HeldDot() {
  return (
    <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
      <circle className={styles.ring} cx="6" cy="6" r="5" />
      <path d="M6 1a5 5 0 0 0 0 10z" />
    </svg>
  );
}

function AuctionDot() {
  return (
    <svg className={`${styles.dot} ${styles.inAuction}`} viewBox="0 0 12 12" aria-hidden="true">
      <circle className={styles.ring} cx="6" cy="6" r="5" />
    </svg>
  );
}
