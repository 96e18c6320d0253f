import { pictureUrl } from '@gallery/shared/contract/catalogue/picture';
import type { Order } from '@gallery/shared/contract/orders/order';
import styles from './order-item.module.css';

export function OrderPicture({ work: { picture, img_url } }: { work: Order['artwork_id'] }) {
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
