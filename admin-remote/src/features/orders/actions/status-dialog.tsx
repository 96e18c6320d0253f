import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import type { AdministeredStatus } from '@gallery/shared/contract/orders/order-status';
import { formatNaira } from '@gallery/shared/format/money';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { changeOrderStatus } from '../order.queries';
import { ShipDialog } from './ship-dialog';
import { useOrderChange } from './use-order-change';

type StatusDialogProps = { order: OrderRecord; to: AdministeredStatus; onClose: () => void };

export function StatusDialog({ order, to, onClose }: StatusDialogProps) {
  const change = useOrderChange(
    () => changeOrderStatus(order._id, { status: to, delivery_date: undefined }),
    onClose,
  );
  if (to === 'Shipped') return <ShipDialog order={order} onClose={onClose} />;
  const confirmation = { busy: change.isPending, onConfirm: () => change.mutate(), onCancel: onClose };
  if (to === 'Delivered') {
    return (
      <Confirm
        question="Has the work been delivered?"
        confirm="Mark as Delivered"
        kind="primary"
        {...confirmation}
      />
    );
  }
  return (
    <Confirm
      question={`Give ${formatNaira(order.artwork_id.price)} back to ${order.buyer.firstname} ${order.buyer.lastname}?`}
      confirm="refund"
      {...confirmation}
    >
      <p>The payment provider returns the money, and the work is for sale again.</p>
    </Confirm>
  );
}
