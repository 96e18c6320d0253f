import type { ListedArtwork, WorkLot } from '../../contract/catalogue/artwork';
import { formatTime } from '../../domain/clock';
import { full, half, ring, StatusDot } from '../status-dot';
import styles from './availability.module.css';
import { Price } from './price';

type AvailabilityProps = {
  of: Pick<ListedArtwork, 'availability' | 'held_until'> & { lot?: WorkLot | null };
  holder?: string;
};

export function Availability({ of: { availability, held_until, lot }, holder }: AvailabilityProps) {
  if (availability === 'available') return null;
  return (
    <span className={styles.availability}>
      <StatusDot
        shape={dots[availability]}
        className={availability === 'in_auction' ? `${styles.dot} ${styles.inAuction}` : styles.dot}
      />
      {availability === 'sold' && 'Sold'}
      {availability === 'held' && heldText(held_until, holder)}
      {availability === 'in_auction' && <InAuction lot={lot} />}
    </span>
  );
}

/** A sold work shows no price, and a work in an auction that of its lot. */
export function hasOwnPrice({ availability }: Pick<ListedArtwork, 'availability'>): boolean {
  return availability === 'available' || availability === 'held';
}

const day = 24 * 60 * 60 * 1000;

/** Names the end of a hold by its hour, and omits it for a hold of days. */
export function heldText(until: string | null, holder?: string): string {
  const isShort = until && Date.parse(until) - Date.now() < day;
  return `Held${holder ? ` for ${holder}` : ''}${isShort ? ` until ${formatTime(until)}` : ''}`;
}

/** A stored page does not know the bid. Its text is about as long, so that the bid shifts nothing. */
function InAuction({ lot }: { lot?: WorkLot | null }) {
  if (!lot) return 'In auction';
  return (
    <span>
      In auction · Lot {lot.number}{' '}
      {lot.price === undefined ? (
        <span className={styles.loading}>· Loading the current bid</span>
      ) : (
        <>
          · {lot.price > 0 ? 'current bid' : 'opening bid'} <Price amount={lot.price || lot.start} />
        </>
      )}
    </span>
  );
}

const dots = { sold: full, held: half, in_auction: ring };
