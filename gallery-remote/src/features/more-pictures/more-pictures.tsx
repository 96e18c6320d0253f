import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
// The first view needs these styles, which are thus no part of the chunk.
import styles from './picture-strip.module.css';

/** Few works have further pictures, and the others do not need the code. */
const PictureStrip = deferred(
  async () => (await import(/* webpackChunkName: "more-pictures" */ './picture-strip')).PictureStrip,
  <div className={styles.waiting} />,
);

type MorePicturesProps = {
  work: Artwork | ListedArtwork;
  seen: string | null;
  shown: ListedArtwork;
  onSee: (id: string | null) => void;
};

export function MorePictures({ work, ...rest }: MorePicturesProps) {
  const pictures = 'pictures' in work ? work.pictures : undefined;
  return pictures && <PictureStrip work={work} pictures={pictures} {...rest} />;
}
