import { brand } from '@gallery/shared/brand';
import { Drawing } from '@gallery/shared/brand/icons/drawing';
import { Mark } from '@gallery/shared/brand/icons/mark';
import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { artworkQueries } from '../../queries/artwork.queries';
import type { ArtworkCard } from '../../ui/artwork-card';
import { Strip } from '../../ui/strip';
import styles from './about.module.css';

/** Separate from the brand's other facts, because only one page needs it. */
const biography = [
  'Ijeoma Okwuosa grew up in Nri, where her grandmother drew uli on the walls of the family compound before every harvest and let the rain take the drawings away again. She has said that this was her first lesson about art: somebody made it with her whole attention, and somebody else had to be there to see it.',
  'She read law in Nsukka and London, was called to the Nigerian bar, and advised painters and sculptors on contracts long before most of them thought that they needed one. In between she founded two technology companies, one for mobile payments and one for the registers of small museums. From the first she learned how a sale becomes simple, from the second how easily the story of a work is lost.',
  'Uli Gallery opened in Ikoyi with eleven works and four chairs. It still shows few works at a time, writes down where each of them comes from, and pays its artists within a week of a sale. Ijeoma looks at every portfolio herself, mostly on Sunday mornings, and answers every letter.',
];

export function Founder({ children }: { children: ReactNode }) {
  const { name, role } = brand.founder;
  return (
    <section className={`page ${styles.founder}`} aria-labelledby={headingId}>
      <div className={styles.picture}>{children}</div>
      <div className={styles.text}>
        <h1>About</h1>
        <p className={styles.belief}>{brand.story}</p>
        <Drawing motif="divider" className={styles.divider} />
        <div>
          <h2 id={headingId}>{name}</h2>
          <p className={styles.role}>
            Founder of {brand.name}, {role}
          </p>
        </div>
        {biography.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

const headingId = 'founder';

type Card = ComponentType<Omit<ComponentProps<typeof ArtworkCard>, 'onIntent'>>;

export function FeaturedArt({ Card }: { Card: Card }) {
  const featured = useQuery(artworkQueries.featured());
  return (
    <section className={`page ${styles.featured}`} aria-labelledby={featuredId}>
      <Loaded of={featured} skeleton={<StripSkeleton />}>
        {(works) => (
          <Strip labelledBy={featuredId} heading={heading}>
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
    <Strip labelledBy={featuredId} heading={heading}>
      <div className={`${styles.strip} ${styles.loading}`}>
        <Spinner />
      </div>
    </Strip>
  );
}

const featuredId = 'featured-art';
const heading = <h2 id={featuredId}>Featured Art</h2>;

/** The specification's widths, limited by the height. Mirrors about.module.css. */
function sizesOf(picture: Picture | null): string {
  return `(min-width: 64rem) min(${widthAtHeight(500, picture)}px, 500px), min(${widthAtHeight(300, picture)}px, 300px)`;
}

const cards = ['first', 'second', 'third', 'fourth'];

export function Partnership() {
  return (
    <section className={`page ${styles.partnership}`} aria-labelledby={partnershipId}>
      <h2 id={partnershipId} className={styles.heading}>
        Partnership
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card} className={styles.card}>
            <Mark className={styles.mark} />
            {brand.name}
          </li>
        ))}
      </ul>
    </section>
  );
}

const partnershipId = 'partnership';
