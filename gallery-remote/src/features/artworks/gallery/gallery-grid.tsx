import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
import { widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import { ArtworkLink } from '../artwork-link';
import styles from './gallery-grid.module.css';

/** Each row shares one eye line. Its works alternate between the outer and the inner edge. */
export function GalleryGrid({ works }: { works: ListedArtwork[] }) {
  return (
    <ul className={styles.gallery}>
      {works.map((work) => (
        <li key={work._id} className={styles.item}>
          <ArtworkLink work={work} sizes={sizesOf(work.picture)}>
            <span className={styles.state}>
              {work.edition?.text}
              <Availability of={work} />
            </span>
          </ArtworkLink>
        </li>
      ))}
    </ul>
  );
}

const displayHeight = 540;

/** Mirrors the widths in gallery-grid.module.css. */
function sizesOf(picture: Picture | null): string {
  return `(min-width: 60rem) min(${widthAtHeight(displayHeight, picture)}px, 39rem, calc(50vw - 6rem)), calc(50vw - 1.75rem)`;
}
