import { directionsUrl } from '@gallery/shared/format/directions-url';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { visitUs } from './landing-hero';
import { RoomPicture } from './room-picture';
import styles from './visit-us.module.css';

export function VisitUs() {
  const { address, hours } = useGalleryFacts();
  return (
    <section id={visitUs} tabIndex={-1} className={styles.visit} aria-labelledby={headingId}>
      <RoomPicture className={styles.room} sizes="(min-width: 75rem) 100vw, 150vw" />
      <div className="page">
        <div className={styles.panel}>
          <h2 id={headingId} className={styles.heading}>
            We are expecting you
          </h2>
          <dl className={styles.facts}>
            <dt>Address</dt>
            <dd>{address}</dd>
            <dt>Open</dt>
            <dd>{hours}</dd>
          </dl>
          <ButtonLink to={directionsUrl(address)}>Pay Us a Visit Today</ButtonLink>
        </div>
      </div>
    </section>
  );
}

const headingId = 'we-are-expecting-you';
