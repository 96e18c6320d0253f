import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import styles from './thumbnail.module.css';

/** Has an empty `alt`, because the name of the work is beside it. */
export function Thumbnail({ work: { picture, img_url } }: { work: ListedArtwork }) {
  const [smallest] = picture?.widths ?? [];
  const source = picture && smallest ? pictureUrl(picture, smallest, 'webp') : img_url;
  return (
    <span className={styles.mat}>
      <img src={source} alt="" loading="lazy" width={picture?.width} height={picture?.height} />
    </span>
  );
}
