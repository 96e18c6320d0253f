import { useNetworkIdle } from '@gallery/shared/browser/first-view';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type Picture, pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { artistName } from '@gallery/shared/domain/names';
import label from '../../ui/artwork-label.module.css';
import styles from './artwork-thumbnail.module.css';

export function ArtworkThumbnail({ work }: { work: ListedArtwork }) {
  return (
    <div className={styles.work}>
      {work.picture && <Thumbnail of={work.picture} />}
      <p>
        <span className={label.title}>{work.name_of_artwork}</span>{' '}
        <span className={label.artist}>{artistName(work.artist_id)}</span>
      </p>
    </div>
  );
}

function Thumbnail({ of: picture }: { of: Picture }) {
  const [smallest = picture.width] = picture.widths;
  // The page already shows the work above, so this picture waits for the scripts of the first view.
  const isIdle = useNetworkIdle();
  return (
    <img
      className={styles.picture}
      src={isIdle ? pictureUrl(picture, smallest, 'webp') : picture.placeholder}
      width={picture.width}
      height={picture.height}
      alt=""
      loading="lazy"
    />
  );
}
