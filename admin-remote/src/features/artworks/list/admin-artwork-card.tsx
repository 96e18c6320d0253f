import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionText } from '@gallery/shared/contract/catalogue/edition';
import { artistName } from '@gallery/shared/domain/names';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Box } from '../../../ui/selection/box';
import styles from './admin-artwork-card.module.css';
import { FailedPicture } from './failed-picture';

type AdminArtworkCardProps = {
  work: ListedArtwork;
  selected: boolean;
  onSelect: () => void;
  onRemove: () => void;
};

export function AdminArtworkCard({ work, selected, onSelect, onRemove }: AdminArtworkCardProps) {
  const { _id, name_of_artwork: name, artist_id: artist, price } = work;
  return (
    <li>
      <article className={`${styles.card} ${selected ? styles.selected : ''}`} aria-label={name}>
        <Box label={`Select ${name}`} checked={selected} onChange={onSelect} className={styles.box} />
        <div className={styles.mat}>
          <ArtworkPicture work={work} sizes="(min-width: 75rem) 14rem, (min-width: 48rem) 28vw, 40vw" />
        </div>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.artist}>By {artistName(artist)}</p>
        {work.edition && <p className={styles.artist}>{editionText(work.edition)}</p>}
        <FailedPicture work={work} />
        <p className={styles.price}>
          {work.availability !== 'in_auction' && <Price amount={price} />}
          <Availability of={work} />
        </p>
        <p className={styles.actions}>
          <Link to={editArtworkPath(_id)} aria-label={`Edit ${name}`}>
            Edit
          </Link>
          <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        </p>
      </article>
    </li>
  );
}
