import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import type { ArtworksAnswer, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionText } from '@gallery/shared/contract/catalogue/edition';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { type ComponentProps, type ComponentType, useId } from 'react';
import type { ArtworkCard } from '../../ui/artwork-card';
import { widthAtHeight } from '../../ui/artwork-page/width-at-height';
import { ReferencePrice } from '../../ui/reference-price/reference-price';
import styles from './artist-works.module.css';

export type Card = ComponentType<Omit<ComponentProps<typeof ArtworkCard>, 'onIntent'>>;

type ArtistWorksProps = { artist: Artist; answer: ArtworksAnswer; Card: Card };

export function ArtistWorks({ artist, answer: { artworks, total }, Card }: ArtistWorksProps) {
  return (
    <section className={`page ${styles.works}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Works
      </h2>
      {total === 0 && (
        <p>
          We have none of this artist’s works at present.{' '}
          <Link className="link" to={artworksPath}>
            See all artworks
          </Link>
        </p>
      )}
      {groupsOf(artworks).map(({ title, works }) => (
        <Group key={title} title={title} works={works} Card={Card} />
      ))}
      {total > artworks.length && (
        <p className={styles.more}>
          <Link className="link" to={`${artworksPath}?artist=${artist._id}`}>
            See all {total} works
          </Link>
        </p>
      )}
    </section>
  );
}

const headingId = 'works';

type GroupProps = { title: string; works: ListedArtwork[]; Card: Card };

function Group({ title, works, Card }: GroupProps) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {title} <span className={styles.count}>{works.length}</span>
      </h3>
      <ul className={styles.ledge}>
        {works.map((work) => (
          <li key={work._id} className={styles.item}>
            <Card work={work} sizes={sizesOf(work)}>
              <span className={styles.state}>
                {work.year && <span>{work.year}</span>}
                {hasOwnPrice(work) && <ReferencePrice amount={work.price} />}
                {work.edition && <span>{editionText(work.edition)}</span>}
                <Availability of={work} />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Groups by availability, newest year first; works without a year come last. Leaves out empty groups. */
function groupsOf(works: ListedArtwork[]) {
  const of = (...states: ListedArtwork['availability'][]) =>
    works
      .filter(({ availability }) => states.includes(availability))
      .sort((one, other) => (other.year ?? 0) - (one.year ?? 0));
  return [
    { title: 'Available', works: of('available', 'held') },
    { title: 'In auction', works: of('in_auction') },
    { title: 'Sold', works: of('sold') },
  ].filter((group) => group.works.length > 0);
}

/** Mirrors the heights in artist-works.module.css. */
function sizesOf({ picture }: ListedArtwork): string {
  const tallest = `${widthAtHeight(304, picture)}px`;
  return `(min-width: 60rem) min(${tallest}, 19rem), min(${tallest}, calc(50vw - 1.75rem))`;
}
