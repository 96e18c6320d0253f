import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureUrl } from '@gallery/shared/contract/catalogue/picture';
import styles from './thumbnail.module.css';

/** Beside the name of the work, so it has no text of its own. */
export function Thumbnail({ work: { picture, img_url } }: { work: ListedArtwork }) {
  const [smallest] = picture?.widths ?? [];
  const source = picture && smallest ? pictureUrl(picture, smallest, 'webp') : img_url;
  return (
    <span className={styles.mat}>
      <img src={source} alt="" loading="lazy" width={picture?.width} height={picture?.height} />
    </span>
  );
}
