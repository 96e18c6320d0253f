import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import type { ArtworksAnswer, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionText } from '@gallery/shared/contract/catalogue/edition';
import { artistPath, artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Link, useSearchParams } from '@gallery/shared/router';
import { widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import type { ArtworkCard } from '../../ui/artwork-card';
import { formatShortSize } from '../../ui/artwork-page/size';
import { ReferencePrice } from '../../ui/reference-price/reference-price';
import styles from './artist-works.module.css';

export type Card = ComponentType<Omit<ComponentProps<typeof ArtworkCard>, 'onIntent'>>;

type ArtistWorksProps = { artist: Artist; answer: ArtworksAnswer; Card: Card };

export function ArtistWorks({ artist, answer: { artworks, total }, Card }: ArtistWorksProps) {
  const groups = groupsOf(artworks);
  const [query] = useSearchParams();
  const wanted = query.get(stateQuery);
  const shown = groups.filter(({ state }) => state === wanted);
  return (
    <section className={`page ${styles.works}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>Works</h2>
        {groups.length > 1 && (
          <TabList
            name={tabsName}
            label="Show"
            tabs={tabsOf(artist, groups, artworks.length)}
            selected={shown[0]?.state ?? allWorks}
          />
        )}
      </div>
      {total === 0 && <NoWorks />}
      <Panel isTabbed={groups.length > 1} value={shown[0]?.state ?? allWorks}>
        {(shown.length > 0 ? shown : groups).map(({ title, works }) => (
          <Group key={title} title={title} works={works} Card={Card} />
        ))}
      </Panel>
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

function NoWorks() {
  return (
    <p>
      We have none of this artist’s works at present.{' '}
      <Link className="link" to={artworksPath}>
        See all artworks
      </Link>
    </p>
  );
}

function Panel({ isTabbed, value, children }: { isTabbed: boolean; value: string; children: ReactNode }) {
  if (!isTabbed) return children;
  return (
    <TabPanel name={tabsName} value={value}>
      {children}
    </TabPanel>
  );
}

/** The tabs are links, so that they work without scripts. */
function tabsOf(artist: Artist, groups: ReturnType<typeof groupsOf>, all: number) {
  const path = artistPath(artist.slug ?? artist._id);
  const states = groups.map(({ title, state, works }) => ({
    value: state,
    label: `${title} ${works.length}`,
    to: `${path}?${stateQuery}=${state}`,
  }));
  return [{ value: allWorks, label: `All ${all}`, to: path }].concat(states);
}

const tabsName = 'works';
const stateQuery = 'works';
const allWorks = 'all';
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
              <span className={styles.meta}>{metaOf(work)}</span>
              <span className={styles.state}>
                {hasOwnPrice(work) && <ReferencePrice amount={work.price} />}
                <Availability of={work} />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function metaOf(work: ListedArtwork): string {
  const { year, edition } = work;
  return [year, formatShortSize(work), edition && editionText(edition)].filter(Boolean).join(', ');
}

/** Groups by availability, newest year first; works without a year come last. Leaves out empty groups. */
function groupsOf(works: ListedArtwork[]) {
  const of = (...states: ListedArtwork['availability'][]) =>
    works
      .filter(({ availability }) => states.includes(availability))
      .sort((one, other) => (other.year ?? 0) - (one.year ?? 0));
  return [
    { title: 'Available', state: 'available', works: of('available', 'held') },
    { title: 'In auction', state: 'in-auction', works: of('in_auction') },
    { title: 'Sold', state: 'sold', works: of('sold') },
  ].filter((group) => group.works.length > 0);
}

/** Mirrors the heights in artist-works.module.css. */
function sizesOf({ picture }: ListedArtwork): string {
  const tallest = `${widthAtHeight(304, picture)}px`;
  return `(min-width: 60rem) min(${tallest}, 19rem), min(${tallest}, calc(50vw - 1.75rem))`;
}
