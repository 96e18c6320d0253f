import { brand } from '@gallery/shared/brand';
import { type Artwork, hasPrice, type ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ArtistLink } from '../../../ui/artwork-page/about';
import { ArtworkFacts } from '../../../ui/artwork-page/artwork-facts';
import { EditionFact, NextNumber } from '../../../ui/artwork-page/edition';
import { ReferencePrice } from '../../../ui/reference-price/reference-price';
import styles from './artwork-plate.module.css';
import { moreFromArtistId } from './more-from-artist';

type ArtworkPlateProps = ComponentProps<typeof ArtworkOffer> & { work: Artwork | ListedArtwork };

export function ArtworkPlate({ work, ...offer }: ArtworkPlateProps) {
  return (
    <div className={styles.plate}>
      <div>
        <h1 className={`${styles.title} ${isLong(work.name_of_artwork) ? styles.long : ''}`}>
          {work.name_of_artwork}
        </h1>
        <p className={styles.artist}>
          By <ArtistLink artist={work.artist_id} />
        </p>
      </div>
      <ArtworkFacts work={work}>
        <EditionFact of={work.edition} />
      </ArtworkFacts>
      <ArtworkOffer work={work} {...offer} />
    </div>
  );
}

const isLong = (title: string) => title.length > 40;

type ArtworkOfferProps = {
  work: ListedArtwork;
  purchase: ReactNode;
  /** Replaces price and purchase for a work in an auction. */
  auction: ReactNode;
};

function ArtworkOffer({ work, purchase, auction }: ArtworkOfferProps) {
  const { availability } = work;
  const isOnRequest = availability === 'available' && !hasPrice(work);
  return (
    <div className={styles.offer}>
      {availability === 'in_auction' ? (
        auction
      ) : (
        <>
          {availability !== 'sold' && (
            <p className={styles.price}>
              <ReferencePrice amount={work.price} />
            </p>
          )}
          {isOnRequest && <ButtonLink {...jumpTo('enquiry')}>Ask for the price</ButtonLink>}
          {purchase}
        </>
      )}
      <NextNumber of={work} />
      {!isOnRequest && (
        <ButtonLink kind="secondary" {...jumpTo('enquiry')}>
          Talk to us
        </ButtonLink>
      )}
      {availability !== 'available' && (
        <MoreLink {...jumpTo(moreFromArtistId)} to={similarArtworksPath(work)}>
          See similar works
        </MoreLink>
      )}
      {availability !== 'in_auction' && <p className={styles.note}>{brand.delivery}</p>}
      <p className={styles.note}>
        {brand.contactPrompt}{' '}
        <a className="link" href={`mailto:${brand.email}`}>
          <EmailAddress>{brand.email}</EmailAddress>
        </a>
      </p>
    </div>
  );
}

function similarArtworksPath({ type_of_artwork }: ListedArtwork): string {
  return `${artworksPath}?${new URLSearchParams({ type: type_of_artwork, available: 'true' })}`;
}

/** Scrolls to a part of the page. Without scripts the plain link does it. */
function jumpTo(id: string) {
  return {
    to: `#${id}`,
    onClick(event: MouseEvent) {
      const part = document.getElementById(id);
      if (!part) return;
      event.preventDefault();
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    },
  };
}
