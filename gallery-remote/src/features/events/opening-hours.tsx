import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import styles from './opening-hours.module.css';

/** Shows the curator's words, with one line for each group of days. */
export function OpeningHours({ event: { opening_hours } }: { event: GalleryEvent }) {
  if (!opening_hours) return null;
  return (
    <ul className={styles.hours} aria-label="Opening hours">
      {opening_hours.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
