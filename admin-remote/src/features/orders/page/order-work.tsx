import { pictureUrl } from '@gallery/shared/contract/catalogue/picture';
import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { OrderLines } from './order-lines';
import styles from './order-work.module.css';

export function OrderWork({ order }: { order: OrderRecord }) {
  const { picture, img_url } = order.artwork_id;
  const src = picture ? pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp') : img_url;
  return (
    <Panel
      heading="Work"
      tools={
        <time className={styles.time} dateTime={order.created_at}>
          {formatDay(order.created_at)}, {formatTime(order.created_at)}, Lagos
        </time>
      }
    >
      <PanelBody>
        <div className={styles.work}>
          <span className={styles.mat}>
            <img className={styles.picture} src={src} alt="" />
          </span>
          <OrderLines order={order} />
        </div>
      </PanelBody>
    </Panel>
  );
}
