import { Link } from '@gallery/shared/router';
import { type ReactNode, useId, useState, ViewTransition } from 'react';
import type { Artwork } from '../contract/artwork';
import { artistName } from '../format/artist-name';
import styles from './artwork-card.module.css';
import { ArtworkPicture } from './artwork-picture';

type ArtworkCardProps = {
  work: Artwork;
  sizes: string;
  priority?: boolean;
  /** A hand is on its way to the card: time to fetch what it leads to. */
  onIntent?: () => void;
  /** More lines of the label, under title and artist. */
  children?: ReactNode;
};

/** A work as it hangs in a list: the picture and its wall label, one link together. */
export function ArtworkCard({ work, sizes, priority, onIntent, children }: ArtworkCardProps) {
  const label = useId();
  const [picked, setPicked] = useState(false);
  return (
    <Link
      to={`/art-page/${work._id}`}
      className={styles.card}
      aria-labelledby={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => setPicked(mayMove())}
    >
      {/* A list may show a work twice: only the card that is followed lends its picture to the work's page. */}
      <ViewTransition name={picked ? movingName(work) : undefined} default="none" share="picture">
        <ArtworkPicture work={work} sizes={sizes} priority={priority} />
      </ViewTransition>
      <span id={label} className={styles.label}>
        <span className={styles.title}>{work.name_of_artwork}</span>{' '}
        <span className={styles.artist}>{artistName(work.artist_id)}</span>
        {children}
      </span>
    </Link>
  );
}

/** What the picture of a card and that of the work's page are called while one becomes the other. */
export function movingName({ _id }: Pick<Artwork, '_id'>): string {
  return `work-${_id}`;
}

const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
