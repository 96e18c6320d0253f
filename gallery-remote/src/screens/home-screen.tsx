import { useQuery } from '@gallery/shared/query';
import { TabPanel } from '@gallery/shared/ui/controls/tabs';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { ArtworkLink } from '../features/artworks/artwork-link';
import { canonicalPath } from '../features/artworks/gallery/category';
import { Gallery } from '../features/artworks/gallery/gallery';
import { GalleryBanner, galleryTabs } from '../features/artworks/gallery/gallery-banner';
import { useCategory } from '../features/artworks/gallery/use-category';
import { LandingHero } from '../features/landing/landing-hero';
import { landingSizes } from '../features/landing/landing-sizes';
import { LandingMeta } from '../features/landing/meta/landing-meta';
import { RoomPicture } from '../features/landing/room-picture';
import { useRefetchFailed } from '../features/landing/use-refetch-failed';
import { artworkQueries } from '../queries/artwork.queries';
import { ArtworkCardSkeleton } from '../ui/artwork-card-skeleton';
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
        {hero && <ArtworkLink work={hero} sizes={landingSizes.hero(hero)} priority />}
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

/** The edge renders these sections. Their code, 4 KB, stays out of the first view. */
export async function loadSections() {
  return (await import(/* webpackChunkName: "landing" */ './parts/landing-sections')).LandingSections;
}
