import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { enquirySentMessage } from '@gallery/shared/contract/inbox/enquiry';
import { useMemo, useRef } from 'react';
import { SentNotice } from '../../ui/sent-notice';
import { useHashFocus } from '../../ui/use-hash-focus';
import { ArtworkThumbnail } from './artwork-thumbnail';
import styles from './enquiry.module.css';
import { LazyEnquiryForm } from './lazy-enquiry-form';

export function Enquiry({ work }: { work: ListedArtwork }) {
  const band = useRef<HTMLElement>(null);
  useHashFocus('enquiry', band);
  const { _id, name_of_artwork, img_url } = work;
  // Stays the same object when the availability changes: the form may not be hydrated yet.
  const artwork = useMemo(() => ({ _id, name_of_artwork, img_url }), [_id, name_of_artwork, img_url]);
  return (
    <section ref={band} id="enquiry" tabIndex={-1} className={styles.band} aria-labelledby={headingId}>
      <div className={`page ${styles.grid}`}>
        <div className={styles.about}>
          <h2 id={headingId}>For More Information on Art Availability and Price</h2>
          <ArtworkThumbnail work={work} />
        </div>
        <div className={styles.form}>
          <SentNotice of="enquiry">{enquirySentMessage}</SentNotice>
          <LazyEnquiryForm work={artwork} labelledBy={headingId} />
        </div>
      </div>
    </section>
  );
}

const headingId = 'enquiry-heading';
