import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { directionsUrl } from '@gallery/shared/format/directions-url';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import styles from './event-facts.module.css';

/** The place of an event, with a link to a map. `about` tells the links of a list apart. */
export function EventPlace({ place, about }: { place: string; about?: string }) {
  return (
    <>
      <WrappingText>{place}</WrappingText>{' '}
      <a className={`link ${styles.directions}`} href={directionsUrl(place)}>
        Directions
        {about && <VisuallyHidden> to {about}</VisuallyHidden>}
      </a>
    </>
  );
}

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
