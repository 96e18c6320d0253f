import { editionText } from '@gallery/shared/contract/catalogue/edition';
import type { ShownWork } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { artistName } from '@gallery/shared/domain/names';
import { artworkPath, lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { formatShortSize } from '../../ui/artwork-page/size';
import { ReferencePrice } from '../../ui/reference-price/reference-price';
import styles from './viewing-room.module.css';

type RoomWorkProps = {
  work: ShownWork;
  place: number;
  count: number;
  showsPrices: boolean;
  onAsk: (id: string) => void;
};

export function RoomWork({ work, place, count, showsPrices, onAsk }: RoomWorkProps) {
  const { _id, name_of_artwork: name, type_of_artwork: type, year, edition } = work;
  const path = artworkPath(_id);
  const isForSale = hasOwnPrice(work);
  const made = (work.materials || type).toLowerCase();
  const facts = [year, made, formatShortSize(work), edition && editionText(edition)];
  return (
    <li className={styles.work} data-work={_id}>
      <Link to={path} className={styles.picture} aria-label={name}>
        <ArtworkPicture work={work} sizes="(min-width: 60rem) 58vw, 100vw" priority={place === 1} />
      </Link>
      <div className={styles.say}>
        <p className={styles.number}>
          {place} of {count}
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p>{artistName(work.artist_id)}</p>
        <p className={styles.meta}>{facts.filter(Boolean).join(', ')}</p>
        {work.note && <p className={styles.word}>{work.note}</p>}
        <div className={styles.state} role="status">
          {isForSale && showsPrices && work.show_price !== false && (
            <strong className={styles.price}>
              <ReferencePrice amount={work.price} />
            </strong>
          )}
          {work.lot ? (
            <Link className="link" to={lotPath(work.lot._id)}>
              In auction, lot {work.lot.number}
            </Link>
          ) : (
            <Availability of={work} />
          )}
        </div>
        <div className={styles.actions}>
          {isForSale && (
            <Button kind="secondary" aria-label={`Ask about it: ${name}`} onClick={() => onAsk(_id)}>
              Ask about it
            </Button>
          )}
          <ButtonLink kind={isForSale ? 'quiet' : 'secondary'} to={path} aria-label={`See the work: ${name}`}>
            See the work
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
