import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { useNetworkIdle } from '../../browser/first-view';
import type { ListedArtwork } from '../../contract/catalogue/artwork';
import { type Picture, type PictureFormat, pictureUrl } from '../../contract/catalogue/pictures/picture';
import { pictureAlt } from '../../domain/names';
import styles from './artwork-picture.module.css';

type ArtworkPictureProps = {
  work: Pick<ListedArtwork, 'picture' | 'img_url' | 'name_of_artwork' | 'visual_description' | 'artist_id'>;
  sizes: string;
  priority?: boolean;
};

/** As wide as its ratio allows at the height `--art-height`, so that its place is known before it loads. */
export function ArtworkPicture({ work, sizes, priority = false }: ArtworkPictureProps) {
  const alt = pictureAlt(work);
  const isIdle = useNetworkIdle();
  const loading = priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  const { picture } = work;
  if (!picture) return <img className={styles.original} src={work.img_url} alt={alt} {...loading} />;
  if (priority) preloadFirst(picture, sizes);
  return (
    <span className={styles.frame}>
      {/* An empty drawing has the size of the picture from the start, without a style attribute. */}
      <svg className={styles.ratio} width={picture.width} height={picture.height} aria-hidden="true" />
      {/* A placeholder below the first view would be decoded before the first paint. */}
      <img
        className={styles.layer}
        loading={priority ? undefined : 'lazy'}
        src={picture.placeholder}
        alt=""
      />
      {priority || isIdle ? (
        <FittingPicture picture={picture} sizes={sizes} alt={alt} {...loading} />
      ) : (
        // Without scripts one width serves all, because every page would carry the others for each of its works.
        <noscript>
          <img className={styles.layer} src={middleUrl(picture)} alt={alt} {...loading} />
        </noscript>
      )}
    </span>
  );
}

type FittingPictureProps = { picture: Picture; sizes: string } & ComponentProps<'img'>;

function FittingPicture({ picture, sizes, alt, ...image }: FittingPictureProps) {
  const { width, height, widths } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        className={styles.layer}
        src={pictureUrl(picture, widths.at(-1) ?? width, 'webp')}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...image}
      />
    </picture>
  );
}

/** React does not look into <picture>, so the head preloads the first ones. */
function preloadFirst(picture: Picture, sizes: string) {
  preload(pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

function middleUrl(picture: Picture): string {
  return pictureUrl(picture, picture.widths.at(-2) ?? picture.widths[0] ?? picture.width, 'webp');
}

function sourceSet(picture: Picture, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** For `sizes`. A missing picture counts as a square. */
export function widthAtHeight(height: number, picture: Picture | null): number {
  return picture ? Math.round((height * picture.width) / picture.height) : height;
}
