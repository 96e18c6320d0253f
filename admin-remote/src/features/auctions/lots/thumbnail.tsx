import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { thumbnailUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import styles from './thumbnail.module.css';

/** Has an empty `alt`, because the name of the work is beside it. */
export function Thumbnail({ work }: { work: ListedArtwork }) {
  const { picture } = work;
  return (
    <span className={styles.mat}>
      <img src={thumbnailUrl(work)} alt="" loading="lazy" width={picture?.width} height={picture?.height} />
    </span>
  );
}
