import { pictureFormats, pictureUrl } from '@gallery/shared/contract/catalogue/picture';
import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import styles from './event-picture.module.css';

export function EventPicture({ event, first }: { event: GalleryEvent; first: boolean }) {
  const { picture } = event;
  if (!picture) return null;
  const [avif, webp] = pictureFormats.map((format) =>
    picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', '),
  );
  const isRoom = picture.width / picture.height > 1.6;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={isRoom ? styles.room : styles.work}
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

const sizes = '(min-width: 60rem) 46rem, 100vw';
