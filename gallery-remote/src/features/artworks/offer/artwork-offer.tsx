import { brand } from '@gallery/shared/brand';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Price } from '@gallery/shared/ui/artwork/price';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { EmailAddress } from '@gallery/shared/ui/page/email-address';
import type { ReactNode } from 'react';
import styles from './artwork-offer.module.css';
import { jumpTo } from './jump-to';
import { moreFromArtistId } from './more-from-artist';

type ArtworkOfferProps = {
  work: ListedArtwork;
  purchase: ReactNode;
  /** Of a work in an auction: instead of price and purchase. */
  auction: ReactNode;
};

export function ArtworkOffer({ work, purchase, auction }: ArtworkOfferProps) {
  const { availability } = work;
  return (
    <div className={styles.offer}>
      {availability === 'in_auction' ? (
        auction
      ) : (
        <>
          {availability !== 'sold' && (
            <p className={styles.price}>
              <Price amount={work.price} />
            </p>
          )}
          {purchase}
        </>
      )}
      <ButtonLink kind="secondary" {...jumpTo('enquiry')}>
        Talk to us
      </ButtonLink>
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
