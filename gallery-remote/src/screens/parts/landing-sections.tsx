import { LateDrawing } from '@gallery/shared/brand/icons/drawing';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';
import { ArtworkLink } from '../../features/artworks/artwork-link';
import { AuctionBlock } from '../../features/auctions/teasers/auction-block';
import { LandingEvents } from '../../features/events/landing-events';
import { GalleryJsonLd } from '../../features/landing/meta/gallery-meta';
import { heroImage } from '../../features/landing/meta/landing-meta';
import { VisitUs } from '../../features/landing/visit-us';
import { artworkQueries } from '../../queries/artwork.queries';
import type { LandingWorks } from '../../queries/landing-works';
import styles from './landing-sections.module.css';

/** The works are a prop, because React hydrates with the edge's props before a change, which a query would show at once. */
export function LandingSections({ works: { hero, unveiled } = {} }: { works?: LandingWorks }) {
  // Refetches old works for the whole page.
  useQuery({ ...artworkQueries.landing(), notifyOnChangeProps: [] });
  return (
    <>
      <Unveiled>{unveiled && <ArtworkLink work={unveiled} sizes={unveiledSizes(unveiled)} />}</Unveiled>
      <VisitUs />
      <LandingEvents />
      <AuctionBlock sizesOf={auctionSizes} />
      <GalleryJsonLd image={heroImage(hero)} />
    </>
  );
}

function unveiledSizes({ picture }: ListedArtwork): string {
  return `(min-width: 60rem) min(${widthAtHeight(544, picture)}px, 48rem, calc(58vw - 5rem)), min(${widthAtHeight(544, picture)}px, calc(100vw - 2.5rem))`;
}

function auctionSizes({ picture }: ListedArtwork): string {
  return `(min-width: 60rem) min(${widthAtHeight(544, picture)}px, 27rem, calc(33vw - 3rem)), min(${widthAtHeight(544, picture)}px, calc(100vw - 2.5rem))`;
}

function Unveiled({ children }: { children: ReactNode }) {
  return (
    <section className={`on-night ${styles.band}`} aria-labelledby={headingId}>
      <LateDrawing motif="night" className={styles.drawing} />
      <div className={`page ${styles.grid}`}>
        <div className={styles.work}>{children}</div>
        <div className={styles.text}>
          <h2 id={headingId} className={styles.heading}>
            Art Un-veiled
          </h2>
          <ButtonLink to={artworksPath}>View Art</ButtonLink>
        </div>
      </div>
    </section>
  );
}

const headingId = 'art-un-veiled';
