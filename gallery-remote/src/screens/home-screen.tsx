import { useQuery } from '@gallery/shared/query';
import { TabPanel } from '@gallery/shared/ui/controls/tabs';
import { ArtworkLink } from '../features/artworks/artwork-link';
import { canonicalPath } from '../features/artworks/gallery/category';
import { Gallery } from '../features/artworks/gallery/gallery';
import { GalleryBanner, galleryTabs } from '../features/artworks/gallery/gallery-banner';
import { useCategory } from '../features/artworks/gallery/use-category';
import { AuctionBlock } from '../features/auctions/offers/auction-block';
import { LandingEvents } from '../features/events/landing-events';
import { Intro } from '../features/landing/intro';
import { LandingHero } from '../features/landing/landing-hero';
import { landingSizes } from '../features/landing/landing-sizes';
import { chooseWorks } from '../features/landing/landing-works';
import { LandingMeta } from '../features/landing/meta/landing-meta';
import { RoomPicture } from '../features/landing/room-picture';
import { Unveiled } from '../features/landing/unveiled';
import { useRefetchFailed } from '../features/landing/use-refetch-failed';
import { VisitUs } from '../features/landing/visit-us';
import { artworkQueries } from '../queries/artwork.queries';
import { ArtworkCardSkeleton } from '../ui/artwork-card-skeleton';
import styles from './home-screen.module.css';

export function HomeScreen() {
  useRefetchFailed();
  const category = useCategory();
  const landing = useQuery(artworkQueries.landing());
  const { hero, unveiled } = chooseWorks(landing.data ?? []);
  return (
    <>
      <LandingMeta path={canonicalPath(category)} hero={hero} />
      <LandingHero>
        {hero && <ArtworkLink work={hero} sizes={landingSizes.hero(hero)} priority />}
        {landing.isPending && <ArtworkCardSkeleton shape="tall" />}
        {landing.isSuccess && !hero && <RoomPicture sizes="(min-width: 60rem) 46vw, 100vw" priority />}
      </LandingHero>
      <Intro />
      <section className={`page ${styles.gallery}`}>
        <GalleryBanner category={category} />
        <TabPanel name={galleryTabs} value={category.slug}>
          <Gallery key={category.slug} category={category} />
        </TabPanel>
      </section>
      <Unveiled>
        {unveiled && <ArtworkLink work={unveiled} sizes={landingSizes.unveiled(unveiled)} />}
      </Unveiled>
      <VisitUs />
      <LandingEvents />
      <AuctionBlock sizesOf={landingSizes.auction} />
    </>
  );
}
