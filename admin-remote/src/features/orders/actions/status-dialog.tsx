import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import type { AdministeredStatus } from '@gallery/shared/contract/orders/order-status';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { changeOrderStatus } from '../order.queries';
import { RefundDialog } from './refund-dialog';
import { ShipDialog } from './ship-dialog';
import { useOrderChange } from './use-order-change';

type StatusDialogProps = { order: OrderRecord; to: AdministeredStatus; onClose: () => void };

export function StatusDialog({ order, to, onClose }: StatusDialogProps) {
  const change = useOrderChange(
    () => changeOrderStatus(order._id, { status: to, delivery_date: undefined }),
    onClose,
  );
  if (to === 'Shipped') return <ShipDialog order={order} onClose={onClose} />;
  if (to === 'Refunded') return <RefundDialog order={order} onClose={onClose} />;
  return (
    <Confirm
      question="Has the work been delivered?"
      confirm="Mark as Delivered"
      kind="primary"
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    />
  );
}
