import { type Picture, pictureUrl } from '../../contract/catalogue/pictures/picture';
import styles from './work-picture.module.css';

type WorkPictureProps = { work: { img_url: string; picture: Picture | null } };

/** Has an empty `alt`, because the title is beside it. */
export function WorkPicture({ work: { picture, img_url } }: WorkPictureProps) {
  if (!picture) return <img className={styles.picture} src={img_url} alt="" loading="lazy" />;
  const { width, height, widths } = picture;
  return (
    <img
      className={styles.picture}
      src={pictureUrl(picture, widths[0] ?? width, 'webp')}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  );
}
