import { useQuery } from '@gallery/shared/query';
import type { ArtworkCard } from '@gallery/shared/ui/artwork-card';
import { Loaded } from '@gallery/shared/ui/loaded';
import { MoreLink } from '@gallery/shared/ui/more-link';
import { Spinner } from '@gallery/shared/ui/spinner';
import type { ComponentProps, ComponentType } from 'react';
import { aboutQueries } from './about.queries';
import styles from './featured-art.module.css';

type Card = ComponentType<Omit<ComponentProps<typeof ArtworkCard>, 'onIntent'>>;

/** The newest works in a row that scrolls sideways, then the way to all of them; `Card` shows one. */
export function FeaturedArt({ Card }: { Card: Card }) {
  const featured = useQuery(aboutQueries.featured());
  return (
    <section className={`page ${styles.featured}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Featured Art
      </h2>
      <Loaded of={featured} skeleton={<StripSkeleton />}>
        {(works) => (
          <div className={styles.window}>
            <ul className={styles.strip}>
              {works.map((work) => (
                <li key={work._id} className={styles.place}>
                  <Card work={work} sizes="(min-width: 64rem) 500px, 300px" />
                </li>
              ))}
              <li className={styles.last}>
                <MoreLink to="/artist">View all artworks</MoreLink>
              </li>
            </ul>
          </div>
        )}
      </Loaded>
    </section>
  );
}

function StripSkeleton() {
  return (
    <div className={`${styles.window} ${styles.waiting}`}>
      <Spinner />
    </div>
  );
}

const headingId = 'featured-art';
