import type { ListedArtwork } from '@gallery/shared/contract/artwork';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loaded';
import { AboutArtist } from '../features/artworks/about-artist';
import { AboutArtwork } from '../features/artworks/about-artwork';
import { ArtworkDetail } from '../features/artworks/artwork-detail';
import { ArtworkMeta } from '../features/artworks/artwork-meta';
import { ArtworkSkeleton } from '../features/artworks/artwork-skeleton';
import { MoreFromArtist } from '../features/artworks/more-from-artist';
import { Offers } from '../features/artworks/offers';
import { UnknownArtwork } from '../features/artworks/unknown-artwork';
import { useArtwork } from '../features/artworks/use-artwork';
import { useRestLater } from '../features/artworks/use-rest-later';
import { LotOfWork } from '../features/auctions/lot-of-work';
import { Checkout } from '../features/checkout/checkout';
import { Purchase } from '../features/checkout/purchase';
import { Enquiry } from '../features/enquiry/enquiry';
import { Zoom } from '../features/zoom/zoom';
import styles from './screen.module.css';

export function ArtworkScreen() {
  const { id = '' } = useParams();
  const artwork = useArtwork(id);
  const rest = useRestLater();
  return (
    <Loaded of={artwork} skeleton={<ArtworkSkeleton />} wholePage>
      {(work) =>
        work ? (
          <article key={work._id}>
            <ArtworkDetail
              work={work}
              tools={<Zoom work={work} />}
              purchase={<Purchase work={work} />}
              auction={<LotOfWork work={work} />}
            />
            <Checkout work={work} />
            {rest ? <BelowTheWork work={work} /> : <div className={styles.later} />}
            <ArtworkMeta work={work} />
          </article>
        ) : (
          <UnknownArtwork />
        )
      }
    </Loaded>
  );
}

function BelowTheWork({ work }: { work: ListedArtwork }) {
  return (
    <>
      <AboutArtwork work={work} />
      <Enquiry work={work} />
      <AboutArtist artist={work.artist_id} />
      {work.artist_id && <MoreFromArtist artistId={work.artist_id._id} without={work} />}
      <Offers />
    </>
  );
}
