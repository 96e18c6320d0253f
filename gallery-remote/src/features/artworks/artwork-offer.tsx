import { brand } from '@gallery/shared/brand';
import type { Artwork } from '@gallery/shared/contract/artwork';
import { Availability } from '@gallery/shared/ui/availability';
import { ButtonLink } from '@gallery/shared/ui/button';
import { MoreLink } from '@gallery/shared/ui/more-link';
import { Price } from '@gallery/shared/ui/price';
import type { ReactNode } from 'react';
import styles from './artwork-offer.module.css';
import { jumpTo } from './jump-to';
import { moreFromArtistId } from './more-from-artist';

/** Whether the work can be had, at what price, and whom to ask. */
export function ArtworkOffer({ work, purchase }: { work: Artwork; purchase?: ReactNode }) {
  const available = work.availability === 'available';
  return (
    <div className={styles.offer}>
      {work.availability !== 'sold' && (
        <p className={styles.price}>
          <Price amount={work.price} />
        </p>
      )}
      <p className={styles.state} role="status">
        <Availability of={work} />
      </p>
      {purchase}
      <ButtonLink kind="secondary" {...jumpTo('enquiry')}>
        Talk to us
      </ButtonLink>
      {!available && work.artist_id && <MoreLink {...jumpTo(moreFromArtistId)}>Similar works</MoreLink>}
      <p className={styles.note}>{brand.delivery}</p>
      <p className={styles.note}>
        {brand.whomToAsk}{' '}
        <a className="link" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </p>
    </div>
  );
}
