import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import {
  type Picture,
  pictureFormats,
  pictureUrl,
} from '@gallery/shared/contract/catalogue/pictures/picture';
import { pictureAlt } from '@gallery/shared/domain/names';
import styles from './seen-picture.module.css';

/** Covers the main picture at its height, so that nothing moves. Shows the thumbnail of `work` until the picture loads. */
export function SeenPicture({ work }: { work: ListedArtwork }) {
  const { picture, img_url } = work;
  const alt = pictureAlt(work);
  if (!picture) return <img className={`${styles.cover} ${styles.picture}`} src={img_url} alt={alt} />;
  return (
    <div className={styles.cover}>
      <img className={styles.picture} src={pictureUrl(picture, smallestOf(picture), 'webp')} alt="" />
      <picture>
        {pictureFormats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={picture.widths
              .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
              .join(', ')}
            sizes={sizes}
          />
        ))}
        <img className={styles.picture} src={largestOf(picture)} alt={alt} />
      </picture>
    </div>
  );
}

const sizes = '(min-width: 60rem) min(48rem, 56vw), calc(100vw - 2.5rem)';

function smallestOf({ width, widths }: Picture): number {
  return widths[0] ?? width;
}

function largestOf(picture: Picture): string {
  return pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp');
}
