import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useQuery } from '@gallery/shared/query';
import { widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { ArtworkLink } from '../features/artworks/artwork-link';
import {
  type Category,
  canonicalPath,
  categories,
  categoryPath,
} from '../features/artworks/gallery/category';
import { Gallery } from '../features/artworks/gallery/gallery';
import { useCategory } from '../features/artworks/gallery/use-category';
import { LandingHero } from '../features/landing/landing-hero';
import { LandingMeta } from '../features/landing/meta/landing-meta';
import { RoomPicture } from '../features/landing/room-picture';
import { useRefetchFailed } from '../features/landing/use-refetch-failed';
import { artworkQueries } from '../queries/artwork.queries';
import { ArtworkCardSkeleton } from '../ui/artwork-card';
import styles from './home-screen.module.css';

const Sections = deferred(loadSections);

/** The sections refetch old data. A change before their code hydrates them would discard the edge's HTML. */
const leftToSections = { refetchOnMount: false, refetchOnReconnect: false, refetchOnWindowFocus: false };

export function HomeScreen() {
  useRefetchFailed();
  const category = useCategory();
  const landing = useQuery({ ...artworkQueries.landing(), ...leftToSections });
  const hero = landing.data?.hero;
  return (
    <>
      <LandingMeta path={canonicalPath(category)} hero={hero} />
      <LandingHero>
        {hero && <ArtworkLink work={hero} sizes={heroSizes(hero)} priority />}
        {landing.isPending && <ArtworkCardSkeleton shape="tall" />}
        {landing.isSuccess && !hero && <RoomPicture sizes="(min-width: 60rem) 46vw, 100vw" priority />}
      </LandingHero>
      <section className={`page ${styles.intro}`}>
        <p className={styles.text}>We believe that Art is Life.</p>
      </section>
      <section className={`page ${styles.gallery}`}>
        <GalleryBanner category={category} />
        <TabPanel name={galleryTabs} value={category.slug}>
          <Gallery key={category.slug} category={category} />
        </TabPanel>
      </section>
      <Sections works={landing.data} />
    </>
  );
}

function heroSizes({ picture }: ListedArtwork): string {
  return `(min-width: 60rem) min(${widthAtHeight(640, picture)}px, 39rem, calc(46vw - 4rem)), min(${widthAtHeight(544, picture)}px, calc(100vw - 2.5rem))`;
}

/** The edge renders these sections. Their code, 4 KB, stays out of the first view. */
export async function loadSections() {
  return (await import(/* webpackChunkName: "landing" */ './parts/landing-sections')).LandingSections;
}

const galleryTabs = 'category';

const tabs = categories.map((category) => ({
  value: category.slug,
  label: category.label,
  to: categoryPath(category),
}));

function GalleryBanner({ category }: { category: Category }) {
  return (
    <header className={styles.banner}>
      <div>
        <h2 className={styles.heading}>Finest Arts</h2>
        <p className="lead">Explore Different Piece.</p>
      </div>
      <TabList name={galleryTabs} label="Kinds of art" tabs={tabs} selected={category.slug} />
    </header>
  );
}
