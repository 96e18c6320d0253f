import { useHydrated } from '@gallery/shared/browser/first-view';
import { type Picture, pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import styles from './picture-strip.module.css';

type ThumbnailProps = {
  of: { picture: Picture | null; img_url: string };
  name: string;
  isSeen: boolean;
  onSee: () => void;
};

/** Without scripts it is a link to the large picture. */
export function Thumbnail({ of, name, isSeen, onSee }: ThumbnailProps) {
  const hydrated = useHydrated();
  const image = (
    <img
      className={styles.image}
      src={urlOf(of, 'smallest')}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      fetchPriority="low"
    />
  );
  if (!hydrated) {
    return (
      <a className={styles.thumbnail} href={urlOf(of, 'largest')} aria-label={name}>
        {image}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={name}
      aria-pressed={isSeen}
      tabIndex={isSeen ? undefined : -1}
      onClick={onSee}
    >
      {image}
    </button>
  );
}

function urlOf({ picture, img_url }: ThumbnailProps['of'], size: 'smallest' | 'largest'): string {
  const width = picture?.widths.at(size === 'smallest' ? 0 : -1);
  return picture && width ? pictureUrl(picture, width, 'webp') : img_url;
}
