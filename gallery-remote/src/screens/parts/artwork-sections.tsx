import { LateDrawing } from '@gallery/shared/brand/icons/drawing';
import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { ArtworkDetail } from '../../features/artworks/page/artwork-detail';
import { MoreFromArtist } from '../../features/artworks/plate/more-from-artist';
import { ArtworkLot } from '../../features/auctions/teasers/artwork-lot';
import { BuyPanel } from '../../features/checkout/buy-panel';
import { Enquiry } from '../../features/enquiry/enquiry';
import { MorePictures } from '../../features/more-pictures/more-pictures';
import { useSeenPicture } from '../../features/more-pictures/use-seen-picture';
import { OfferPanel } from '../../features/price-offer/offer-panel';
import { Room } from '../../features/room/room';
import { Zoom } from '../../features/zoom/zoom';
import { AboutArtist, AboutArtwork } from '../../ui/artwork-page/about';
import { WorkHistory } from '../../ui/artwork-page/work-history';
import styles from './artwork-sections.module.css';

type SectionProps = { work: Artwork | ListedArtwork };

export function ArtworkOffer({ work }: SectionProps) {
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

export function ArtworkChapters({ work }: SectionProps) {
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

const offers = [
  { title: 'On-site art tour and consultation', motif: 'path' },
  { title: 'Proof of authenticity', motif: 'kola' },
  { title: 'Gallery Appraisal', motif: 'moon' },
  { title: 'Global shipping', motif: 'voyage' },
] as const;

function Offers() {
  return (
    <div className="page">
      <section className={styles.offers} aria-labelledby={headingId}>
        <h2 id={headingId}>What we offer</h2>
        <ul className={styles.tiles}>
          {offers.map(({ title, motif }) => (
            <li key={title} className={styles.tile}>
              <LateDrawing motif={motif} className={styles.icon} />
              <h3>{title}</h3>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const headingId = 'what-we-offer';
