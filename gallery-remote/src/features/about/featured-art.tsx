import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import type { ComponentProps, ComponentType } from 'react';
import { artworkQueries } from '../../queries/artwork.queries';
import type { ArtworkCard } from '../../ui/artwork-card';
import { widthAtHeight } from '../../ui/artwork-page/width-at-height';
import { Strip } from '../../ui/strip';
import styles from './featured-art.module.css';

type Card = ComponentType<Omit<ComponentProps<typeof ArtworkCard>, 'onIntent'>>;

export function FeaturedArt({ Card }: { Card: Card }) {
  const featured = useQuery(artworkQueries.featured());
  return (
    <section className={`page ${styles.featured}`} aria-labelledby={headingId}>
      <Loaded of={featured} skeleton={<StripSkeleton />}>
        {(works) => (
          <Strip labelledBy={headingId} heading={heading}>
            <ul className={styles.strip}>
              {works.map((work) => (
                <li key={work._id} className={styles.item}>
                  <Card work={work} sizes={sizesOf(work.picture)} />
                </li>
              ))}
              <li className={styles.last}>
                <MoreLink to={artworksPath}>View all artworks</MoreLink>
              </li>
            </ul>
          </Strip>
        )}
      </Loaded>
    </section>
  );
}

function StripSkeleton() {
  return (
    <Strip labelledBy={headingId} heading={heading}>
      <div className={`${styles.strip} ${styles.loading}`}>
        <Spinner />
      </div>
    </Strip>
  );
}

const headingId = 'featured-art';
const heading = <h2 id={headingId}>Featured Art</h2>;

/** The specification's widths, limited by the height. Mirrors featured-art.module.css. */
function sizesOf(picture: Picture | null): string {
  return `(min-width: 64rem) min(${widthAtHeight(500, picture)}px, 500px), min(${widthAtHeight(300, picture)}px, 300px)`;
}
