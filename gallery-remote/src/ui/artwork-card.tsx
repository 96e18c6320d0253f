import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/format/artist-name';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { type ReactNode, useId } from 'react';
import styles from './artwork-card.module.css';
import { useOpenWithPicture } from './moving-picture/use-open-with-picture';

type ArtworkCardProps = {
  work: ListedArtwork;
  sizes: string;
  priority?: boolean;
  /** Called when a pointer or the focus reaches the card, to prefetch its page. */
  onIntent?: () => void;
  children?: ReactNode;
};

export function ArtworkCard({ work, sizes, priority, onIntent, children }: ArtworkCardProps) {
  const label = useId();
  const path = artworkPath(work._id);
  const openWithPicture = useOpenWithPicture(path);
  return (
    <Link
      to={path}
      className={styles.card}
      aria-labelledby={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={openWithPicture}
    >
      <ArtworkPicture work={work} sizes={sizes} priority={priority} />
      <span id={label} className={styles.label}>
        <span className={styles.title}>{work.name_of_artwork}</span>{' '}
        <span className={styles.artist}>{artistName(work.artist_id)}</span>
        {children}
      </span>
    </Link>
  );
}
