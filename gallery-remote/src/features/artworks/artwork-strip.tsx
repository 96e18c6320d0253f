import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Picture } from '@gallery/shared/contract/catalogue/picture';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ArtworkCardSkeleton } from '../../ui/artwork-card-skeleton';
import { widthAtHeight } from '../../ui/artwork-page/width-at-height';
import { ArtworkLink } from './artwork-link';
import styles from './artwork-strip.module.css';

export function ArtworkStrip({ works }: { works: ListedArtwork[] }) {
  return (
    <ul className={styles.strip}>
      {works.map((work) => (
        <li key={work._id} className={styles.item}>
          <ArtworkLink work={work} sizes={sizesOf(work.picture)}>
            <span className={styles.price}>
              {hasOwnPrice(work) ? <Price amount={work.price} /> : <Availability of={work} />}
            </span>
          </ArtworkLink>
        </li>
      ))}
    </ul>
  );
}

export function StripSkeleton() {
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
