import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { artistName } from '@gallery/shared/domain/names';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import label from '../../../ui/artwork-label.module.css';
import styles from './purchased-artwork.module.css';

type PurchasedArtworkProps = { order: Order; work: ListedArtwork | null };

export function PurchasedArtwork({ order, work }: PurchasedArtworkProps) {
  const { name_of_artwork, img_url } = order.artwork_id;
  return (
    <figure className={styles.work}>
      {work ? (
        <ArtworkPicture work={work} sizes="(min-width: 60rem) 50vw, 100vw" priority />
      ) : (
        <img className={styles.picture} src={img_url} alt={name_of_artwork} />
      )}
      <figcaption className={styles.label}>
        <span className={label.title}>{name_of_artwork}</span>
        {work?.artist_id && <span className={label.artist}>{artistName(work.artist_id)}</span>}
        <span className={styles.sold}>
          <OrderDot status="Paid" className={styles.dot} /> Sold, to you
        </span>
      </figcaption>
    </figure>
  );
}
