import { directionsUrl } from '@gallery/shared/format/directions-url';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import styles from './event-place.module.css';

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
