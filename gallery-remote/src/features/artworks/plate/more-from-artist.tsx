import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
import { useQuery } from '@gallery/shared/query';
import { widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { artworkQueries } from '../../../queries/artwork.queries';
import { ArtworkCardSkeleton } from '../../../ui/artwork-card';
import { ReferencePrice } from '../../../ui/reference-price/reference-price';
import { Strip } from '../../../ui/strip';
import { ArtworkLink } from '../artwork-link';
import styles from './more-from-artist.module.css';

export const moreFromArtistId = 'more-from-artist';

type MoreFromArtistProps = { artistId: string; without: ListedArtwork };

export function MoreFromArtist({ artistId, without }: MoreFromArtistProps) {
  const list = useQuery(artworkQueries.byArtist(artistId));
  const others = list.data?.filter((work) => work._id !== without._id);
  if (others?.length === 0) return null;
  return (
    <section
      id={moreFromArtistId}
      tabIndex={-1}
      className={`page ${styles.more}`}
      aria-labelledby={headingId}
    >
      <Strip labelledBy={headingId} heading={<h2 id={headingId}>More Art works from the same Artist</h2>}>
        <Loaded of={{ ...list, data: others }} skeleton={<StripSkeleton />}>
          {(works) => <ArtworkStrip works={works} />}
        </Loaded>
      </Strip>
    </section>
  );
}

const headingId = 'more-from-artist-heading';

function ArtworkStrip({ works }: { works: ListedArtwork[] }) {
  return (
    <ul className={styles.strip}>
      {works.map((work) => (
        <li key={work._id} className={styles.item}>
          <ArtworkLink work={work} sizes={sizesOf(work.picture)}>
            <span className={styles.price}>
              {hasOwnPrice(work) ? <ReferencePrice amount={work.price} /> : <Availability of={work} />}
              {work.edition?.text && <span className={styles.edition}>{work.edition.text}</span>}
            </span>
          </ArtworkLink>
        </li>
      ))}
    </ul>
  );
}

function StripSkeleton() {
  return (
    <div className={`${styles.strip} ${styles.loading}`}>
      <ArtworkCardSkeleton shape="tall" />
      <ArtworkCardSkeleton shape="wide" />
      <ArtworkCardSkeleton shape="tall" />
      <div className={styles.spinner}>
        <Spinner />
      </div>
    </div>
  );
}

/** Mirrors the heights and the maximum width in artwork-strip.module.css. */
function sizesOf(picture: Picture | null): string {
  const [minWidth, fluid, maxWidth] = [208, 22, 304].map((height) => widthAtHeight(height, picture));
  return `min(clamp(${minWidth}px, ${fluid}vw, ${maxWidth}px), 34rem, 82vw)`;
}
