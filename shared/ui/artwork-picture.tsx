import type { Artwork } from '../contract/artwork';
import { type Picture, type PictureFormat, pictureUrl } from '../contract/picture';
import { artistName } from '../format/artist-name';
import styles from './artwork-picture.module.css';

type ArtworkPictureProps = {
  work: Artwork;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** For what is seen first: fetched at once and before the rest. */
  priority?: boolean;
};

/** A work, whole, as wide as its own ratio allows at the height `--hang`; its place is known before it loads. */
export function ArtworkPicture({ work, sizes, priority = false }: ArtworkPictureProps) {
  const alt = work.visual_description ?? `${work.name_of_artwork} by ${artistName(work.artist_id)}`;
  const loading = priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  const { picture } = work;
  if (!picture) return <img className={styles.original} src={work.img_url} alt={alt} {...loading} />;
  const { width, height } = picture;
  return (
    <span className={styles.frame}>
      {/* An empty drawing has the size of the picture from the start, without a style attribute. */}
      <svg className={styles.strut} width={width} height={height} aria-hidden="true" />
      <img className={styles.layer} src={picture.placeholder} alt="" />
      <picture>
        <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
        <img
          className={styles.layer}
          src={pictureUrl(picture, picture.widths.at(-1) ?? width, 'webp')}
          srcSet={sourceSet(picture, 'webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          {...loading}
        />
      </picture>
    </span>
  );
}

function sourceSet(picture: Picture, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}
