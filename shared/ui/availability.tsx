import type { Artwork } from '../contract/artwork';
import { formatTime } from '../format/dates';
import styles from './availability.module.css';

type AvailabilityProps = { of: Pick<Artwork, 'availability' | 'held_until'> };

/** The gallery's dot: red for a sold work, half for a held one, none for one that can be had. */
export function Availability({ of: { availability, held_until } }: AvailabilityProps) {
  if (availability === 'available') return null;
  const sold = availability === 'sold';
  return (
    <span className={styles.availability}>
      {sold ? <SoldDot /> : <HeldDot />}
      {sold ? 'Sold' : heldWords(held_until)}
    </span>
  );
}

function heldWords(until: string | null) {
  return until ? `Held until ${formatTime(until)}` : 'Held';
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
