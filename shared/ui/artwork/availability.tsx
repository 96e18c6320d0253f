import type { Artwork } from '../../contract/catalogue/artwork';
import { formatTime } from '../../format/dates';
import styles from './availability.module.css';

type AvailabilityProps = {
  of: Pick<Artwork, 'availability' | 'held_until'>;
  holder?: string;
};

export function Availability({ of: { availability, held_until }, holder }: AvailabilityProps) {
  if (availability === 'available') return null;
  const sold = availability === 'sold';
  return (
    <span className={styles.availability}>
      {sold ? <SoldDot /> : <HeldDot />}
      {sold ? 'Sold' : heldText(held_until, holder)}
    </span>
  );
}

export function heldText(until: string | null, holder?: string): string {
  return `Held${holder ? ` for ${holder}` : ''}${until ? ` until ${formatTime(until)}` : ''}`;
}

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
