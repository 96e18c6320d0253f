import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import type { Offer } from '@gallery/shared/contract/offers/offer';
import { artistName } from '@gallery/shared/domain/names';
import { OfferActions } from '@gallery/shared/offers/offer-actions';
import { OfferState } from '@gallery/shared/offers/offer-state';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import styles from './offer-item.module.css';

export function OfferItem({ offer }: { offer: Offer }) {
  const { artwork: work } = offer;
  return (
    <li className={styles.item}>
      <WorkPicture work={work} />
      <div className={styles.words}>
        <Link className={styles.title} to={artworkPath(work._id)}>
          {work.name_of_artwork}
        </Link>
        <span className={styles.artist}>
          {artistName(work.artist_id)}
          {work.edition && `, ${editionNumberText(work.edition)}`}
        </span>
        {hasOwnPrice(work) && <Price amount={work.price} />}
      </div>
      <div className={styles.state}>
        <OfferState offer={offer} />
        <OfferActions offer={offer} />
      </div>
    </li>
  );
}
