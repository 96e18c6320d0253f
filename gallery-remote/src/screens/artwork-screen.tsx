import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useNavigationType, useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useDeferredValue } from 'react';
import { MoreFromArtist } from '../features/artworks/offer/more-from-artist';
import { Offers } from '../features/artworks/offer/offers';
import { ArtworkDetail } from '../features/artworks/page/artwork-detail';
import { ArtworkMeta } from '../features/artworks/page/artwork-meta';
import { ArtworkSkeleton } from '../features/artworks/page/artwork-skeleton';
import { useArtwork } from '../features/artworks/use-artwork';
import { ArtworkLot } from '../features/auctions/offers/artwork-lot';
import { BuyPanel } from '../features/checkout/buy-panel';
import { OldCheckoutAddress } from '../features/checkout/old-checkout-address';
import { Enquiry } from '../features/enquiry/enquiry';
import { MorePictures } from '../features/more-pictures/more-pictures';
import { useSeenPicture } from '../features/more-pictures/use-seen-picture';
import { OfferPanel } from '../features/price-offer/offer-panel';
import { Room } from '../features/room/room';
import { Zoom } from '../features/zoom/zoom';
import { AboutArtist } from '../ui/artwork-page/about-artist';
import { AboutArtwork } from '../ui/artwork-page/about-artwork';
import { WorkHistory } from '../ui/artwork-page/work-history';
import { NotFoundPage } from '../ui/not-found-page';
import styles from './screen.module.css';

export function ArtworkScreen() {
  const { id = '' } = useParams();
  const artwork = useArtwork(id);
  const belowFoldReady = useBelowFoldReady();
  return (
    <Loaded of={artwork} skeleton={<ArtworkSkeleton />} wholePage>
      {(work) =>
        work ? (
          <article key={work._id}>
            <Detail work={work} />
            <OldCheckoutAddress artworkId={work._id} />
            {belowFoldReady ? <BelowFold work={work} /> : <div className={styles.below} />}
            <ArtworkMeta work={work} />
          </article>
        ) : (
          <UnknownArtwork />
        )
      }
    </Loaded>
  );
}

function Detail({ work }: { work: Artwork | ListedArtwork }) {
  const { seen, see, shown } = useSeenPicture(work);
  return (
    <ArtworkDetail
      work={work}
      pictures={<MorePictures work={work} seen={seen} shown={shown} onSee={see} />}
      tools={
        <>
          <Zoom work={shown} />
          <Room work={work} />
        </>
      }
      purchase={
        <>
          <BuyPanel work={work} />
          <OfferPanel work={work} />
        </>
      }
      auction={work.lot && <ArtworkLot lot={work.lot} />}
    />
  );
}

function BelowFold({ work }: { work: Artwork | ListedArtwork }) {
  return (
    <>
      <AboutArtwork work={work} />
      <WorkHistory work={work} />
      <Enquiry work={work} />
      <AboutArtist artist={work.artist_id} />
      {work.artist_id && <MoreFromArtist artistId={work.artist_id._id} without={work} />}
      <Offers />
    </>
  );
}

function UnknownArtwork() {
  return (
    <NotFoundPage
      title="Artwork not found"
      description="This artwork is not in the gallery."
      message="There is no work at this address. It may have left the gallery, or the address may be mistyped."
      link={{ to: '/', label: 'See the gallery' }}
    />
  );
}

/** True at once for 'POP' navigations (going back, hydration), else after the top has rendered. */
function useBelowFoldReady(): boolean {
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(true, isBack);
}
