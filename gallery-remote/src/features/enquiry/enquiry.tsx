import { useNetworkIdle } from '@gallery/shared/browser/first-view';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type Picture, pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { enquirySentMessage } from '@gallery/shared/contract/inbox/enquiry';
import { artistName } from '@gallery/shared/domain/names';
import { useLocation, useNavigationType } from '@gallery/shared/router';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import label from '../../ui/artwork-label.module.css';
import { SentNotice } from '../../ui/sent-notice';
import styles from './enquiry.module.css';

/** The form brings formik and yup, so it loads after the first view. */
const LazyEnquiryForm = deferred(
  async () => (await import(/* webpackChunkName: "enquiry" */ './enquiry-form')).EnquiryForm,
);

export function Enquiry({ work }: { work: ListedArtwork }) {
  const band = useRef<HTMLElement>(null);
  useHashFocus('enquiry', band);
  const { _id, name_of_artwork, img_url } = work;
  // Keeps the object when the availability changes, because new props would disturb a form before hydration.
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

/** Handles links within the page. On a page load the browser scrolls to `#id` itself. */
function useHashFocus(id: string, part: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the visitor may follow the same link again
  useEffect(() => {
    if (hash !== `#${id}` || navigationType === 'POP') return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [id, part, hash, key, navigationType]);
}

function ArtworkThumbnail({ work }: { work: ListedArtwork }) {
  return (
    <div className={styles.work}>
      {work.picture && <Thumbnail of={work.picture} />}
      <p>
        <span className={label.title}>{work.name_of_artwork}</span>{' '}
        <span className={label.artist}>{artistName(work.artist_id)}</span>
      </p>
    </div>
  );
}

function Thumbnail({ of: picture }: { of: Picture }) {
  const [smallest = picture.width] = picture.widths;
  // The page already shows the work above, so this picture waits for the scripts of the first view.
  const isIdle = useNetworkIdle();
  // The placeholder is smaller than the picture, and must not move the form when the picture replaces it.
  const scale = longestSide / Math.max(picture.width, picture.height);
  return (
    <img
      className={styles.picture}
      src={isIdle ? pictureUrl(picture, smallest, 'webp') : picture.placeholder}
      width={Math.round(picture.width * scale)}
      height={Math.round(picture.height * scale)}
      alt=""
      loading="lazy"
    />
  );
}

/** In pixels, as the row is high. */
const longestSide = 96;
