import { isOpening, isPlainClick } from '@gallery/shared/browser/plain-click';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/domain/names';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Link, useNavigate } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './artwork-card.module.css';
import { canMovePictures, movePicture, openPicture, pictureIn } from './moving-picture/move-picture';
import { SaveSlot } from './saving/save-slot';

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
    <div className={styles.card}>
      <Link
        to={path}
        className={styles.link}
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
      <SaveSlot work={work} className={styles.save} />
    </div>
  );
}

/** Handles a plain click on a card: its picture grows into that of the page. The link handles other clicks. */
function useOpenWithPicture(path: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !canMovePictures()) return;
    const picture = pictureIn(event.currentTarget);
    if (!picture) return;
    event.preventDefault();
    movePicture(picture, () => void navigate(path, { replace: isOpening(path) }), openPicture);
  };
}

export function ArtworkCardSkeleton({ shape }: { shape: 'wide' | 'tall' }) {
  return (
    <div className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.skeletonTitle} />
      <div className={styles.skeletonArtist} />
    </div>
  );
}
