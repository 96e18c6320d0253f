import { pictureFormats, pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import styles from './event-picture.module.css';

/** `ratio` is the picture's width divided by its height. A room covers the frame, and a work fits into it. */
export type PictureSizes = { room: (ratio: number) => string; work: (ratio: number) => string };

type EventPictureProps = { event: GalleryEvent; first: boolean; sizesOf: PictureSizes };

export function EventPicture({ event, first, sizesOf }: EventPictureProps) {
  const { picture } = event;
  if (!picture) return null;
  const [avif, webp] = pictureFormats.map((format) =>
    picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', '),
  );
  const ratio = Math.round((100 * picture.width) / picture.height) / 100;
  const kind = ratio > 1.6 ? 'room' : 'work';
  const sizes = sizesOf[kind](ratio);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles[kind]}
        src={pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp')}
        srcSet={webp}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={event.visual_description ?? event.title}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
