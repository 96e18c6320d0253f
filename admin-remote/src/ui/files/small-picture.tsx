import { leastPixels, type Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
import styles from './files.module.css';

type Size = Pick<Picture, 'width' | 'height'>;
type SmallPictureProps = { name: string; picture: Size | null | undefined };

/** Warns of a picture with few pixels. Says nothing before its size is known. */
export function SmallPicture({ name, picture }: SmallPictureProps) {
  if (!picture || Math.min(picture.width, picture.height) >= leastPixels) return null;
  const { width, height } = picture;
  const least = leastPixels.toLocaleString('en');
  return (
    <span className={styles.small}>
      {`${name}: ${width} × ${height} px. It can look blurred. Upload one with at least ${least} px on each side.`}
    </span>
  );
}
