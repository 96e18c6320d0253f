import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { isRefundRequested } from '@gallery/shared/contract/orders/order-status';
import { staffOrderPaths } from '@gallery/shared/contract/orders/staff/staff-order';
import type { Packing } from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { downloadPdf } from '@gallery/shared/payments/download-paper';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { startTransition, useOptimistic } from 'react';
import { useMay } from '../../../ui/access/access';
import checkbox from '../../../ui/forms/checkbox-field.module.css';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { orderQueries, packItem } from '../order.queries';
import styles from './packing-list.module.css';

type PackingListProps = { order: OrderRecord; packing: Packing | null | undefined };

/** What goes into the parcel, to tick while packing. It informs only: staff can ship an order without a tick. */
export function PackingList({ order, packing }: PackingListProps) {
  if (!packing && !isPacked(order)) return null;
  const packed = packing?.items.filter((one) => one.packed).length;
  return (
    <Panel
      heading="Packing list"
      tools={
        packing && (
          <span className={styles.count}>
            {packed} of {packing.items.length}
          </span>
        )
      }
    >
      <PanelBody>
        {packing && <Items id={order._id} packing={packing} />}
        <DownloadPackingList order={order} />
      </PanelBody>
    </Panel>
  );
}

/** An order that left without a tick has no list, but a PDF. */
function isPacked(order: OrderRecord): boolean {
  return (order.status === 'Paid' || order.status === 'Shipped') && !isRefundRequested(order);
}

function Items({ id, packing: { items, packed, open } }: { id: string; packing: Packing }) {
  return (
    <>
      <ul>
        {items.map((one) => (
          <PackingItem key={one.item} id={id} open={open} {...one} />
        ))}
      </ul>
      <p className={styles.packed} role="status">
        {packed && (
          <>
            Packed by <bdi>{packed.by}</bdi>, {formatDay(packed.at)}, {formatTime(packed.at)}
          </>
        )}
        {!packed && (open ? 'Not packed yet' : 'Not every item was ticked')}
      </p>
    </>
  );
}

type PackingItemProps = Packing['items'][number] & { id: string; open: boolean };

function PackingItem({ id, item, label, packed, open }: PackingItemProps) {
  const may = useMay('trade');
  const tick = useAction({
    mutationFn: (isPacked: boolean) => packItem(id, item, { packed: isPacked }),
    invalidates: orderQueries.record(id).queryKey,
  });
  const isClosed = !open || !may;
  const [isShownPacked, showPacked] = useOptimistic(packed);
  return (
    <li>
      <label className={`${checkbox.check} ${styles.item} ${isClosed ? styles.closed : ''}`}>
        <input
          className={checkbox.box}
          type="checkbox"
          checked={isShownPacked}
          disabled={isClosed}
          onChange={({ target: { checked } }) =>
            startTransition(async () => {
              showPacked(checked);
              await tick.send(checked);
            })
          }
        />
        {label}
      </label>
    </li>
  );
}

function DownloadPackingList({ order: { _id, number } }: { order: OrderRecord }) {
  const download = useAction({
    mutationFn: () => downloadPdf(staffOrderPaths.packingList(_id), `packing-list-${number}.pdf`),
  });
  return (
    <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      Download packing list
    </Button>
  );
}
