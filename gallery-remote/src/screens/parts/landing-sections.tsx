import { useQuery } from '@gallery/shared/query';
import { ArtworkLink } from '../../features/artworks/artwork-link';
import { AuctionBlock } from '../../features/auctions/offers/auction-block';
import { LandingEvents } from '../../features/events/landing-events';
import { landingSizes } from '../../features/landing/landing-sizes';
import { GalleryJsonLd } from '../../features/landing/meta/gallery-json-ld';
import { heroImage } from '../../features/landing/meta/landing-meta';
import { Unveiled } from '../../features/landing/unveiled';
import { VisitUs } from '../../features/landing/visit-us';
import { artworkQueries } from '../../queries/artwork.queries';
import type { LandingWorks } from '../../queries/landing-works';

/** The works are a prop, because React hydrates with the edge's props before a change, which a query would show at once. */
export function LandingSections({ works: { hero, unveiled } = {} }: { works?: LandingWorks }) {
  // Refetches old works for the whole page.
  useQuery({ ...artworkQueries.landing(), notifyOnChangeProps: [] });
  return (
    <>
      <Unveiled>
        {unveiled && <ArtworkLink work={unveiled} sizes={landingSizes.unveiled(unveiled)} />}
      </Unveiled>
      <VisitUs />
      <LandingEvents />
      <AuctionBlock sizesOf={landingSizes.auction} />
      <GalleryJsonLd image={heroImage(hero)} />
    </>
  );
}
