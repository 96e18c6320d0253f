import { brand } from '@gallery/shared/brand';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
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
  auction?: ReactNode;
};

export function ArtworkOffer({ work, purchase, auction }: ArtworkOfferProps) {
  const available = work.availability === 'available';
  return (
    <div className={styles.offer}>
      {auction ?? (
        <>
          {work.availability !== 'sold' && (
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
      {!available && (
        <MoreLink {...jumpTo(moreFromArtistId)} to={similarArtworksPath(work)}>
          Similar works
        </MoreLink>
      )}
      <p className={styles.note}>{brand.delivery}</p>
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
  return `/artist?${new URLSearchParams({ type: type_of_artwork, available: 'true' })}`;
}
