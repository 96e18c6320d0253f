import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { type AdministeredStatus, administeredStatuses } from '@gallery/shared/contract/orders/order-status';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatNaira } from '@gallery/shared/domain/money';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { type ReactNode, useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { changeOrderStatus, endReturn, retryRefund } from '../order.queries';
import { allowedStatuses, canRefund, hasFailedRefund, moveLabel, paymentState } from '../order-text';
import styles from './order-actions.module.css';
import { RefundDialog } from './refund-dialog';
import { ShipDialog } from './ship-dialog';
import { useOrderChange } from './use-order-change';

type OrderActionsProps = {
  order: OrderRecord;
  /** Limits the choice to these. With 'Refunded' among them, staff can retry a failed refund. */
  statuses?: readonly AdministeredStatus[];
  children?: ReactNode;
};

export function OrderActions({ order, statuses = administeredStatuses, children }: OrderActionsProps) {
  const [chosen, setChosen] = useState<AdministeredStatus | null>(null);
  const offered = allowedStatuses(order).filter((to) => to !== 'Refunded' && statuses.includes(to));
  const hasMoney = statuses.includes('Refunded');
  const hasFailed = hasMoney && hasFailedRefund(order);
  const refunds = hasMoney && canRefund(order);
  const returning = hasMoney && order.returning;
  if (offered.length === 0 && !hasFailed && !refunds && !returning && !children) return null;
  return (
    <div className={styles.actions}>
      <Changes ability="trade">
        {offered.map((to) => (
          <Button key={to} onClick={() => setChosen(to)}>
            {moveLabel(order, to)}
          </Button>
        ))}
        {refunds && (
          <Button kind="danger" onClick={() => setChosen('Refunded')}>
            Refund
          </Button>
        )}
        {returning && <EndReturn id={order._id} {...returning} />}
        {hasFailed && <RetryRefund id={order._id} />}
      </Changes>
      {children}
      {chosen && <StatusDialog order={order} to={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

type EndReturnProps = Pick<NonNullable<OrderRecord['returning']>, 'amount'> & { id: string };
type Outcome = 'received' | 'canceled';

function EndReturn({ id, amount }: EndReturnProps) {
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const close = () => setChosen(null);
  const end = useOrderChange(() => endReturn(id, chosen ?? 'canceled'), close);
  const confirmation = { busy: end.isPending, onConfirm: () => end.mutate(), onCancel: close };
  return (
    <>
      <Button onClick={() => setChosen('received')}>The work is back</Button>
      <Button kind="secondary" onClick={() => setChosen('canceled')}>
        Cancel the return
      </Button>
      {chosen === 'received' && (
        <Confirm
          question={`Is the work back? ${formatNaira(amount)} then goes to the buyer.`}
          confirm="Request the refund"
          {...confirmation}
        />
      )}
      {chosen === 'canceled' && (
        <Confirm question="Does the work stay with the buyer?" confirm="Cancel the return" {...confirmation}>
          <p>Nothing is refunded, and the buyer gets an email about it.</p>
        </Confirm>
      )}
    </>
  );
}

function RetryRefund({ id }: { id: string }) {
  const retry = useOrderChange(() => retryRefund(id));
  return (
    <Button kind="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
      Try the refund again
    </Button>
  );
}

type StatusDialogProps = { order: OrderRecord; to: AdministeredStatus; onClose: () => void };

function StatusDialog({ order, to, onClose }: StatusDialogProps) {
  const change = useOrderChange(
    () =>
      changeOrderStatus(order._id, {
        status: to,
        delivery_date: undefined,
        courier: undefined,
        tracking_number: undefined,
      }),
    onClose,
  );
  if (to === 'Shipped') return <ShipDialog order={order} onClose={onClose} />;
  if (to === 'Refunded') return <RefundDialog order={order} onClose={onClose} />;
  return (
    <Confirm
      question={isCollected(order) ? 'Has the buyer collected the work?' : 'Has the work been delivered?'}
      confirm={moveLabel(order, to)}
      kind="primary"
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    >
      <p>{paymentState(order)}.</p>
    </Confirm>
  );
}
