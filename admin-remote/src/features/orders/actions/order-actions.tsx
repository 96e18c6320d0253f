import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { type AdministeredStatus, administeredStatuses } from '@gallery/shared/contract/orders/order-status';
import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useState } from 'react';
import { allowedStatuses, canRefund, hasFailedRefund } from '../order-text';
import { EndReturn } from './end-return';
import styles from './order-actions.module.css';
import { RetryRefund } from './retry-refund';
import { StatusDialog } from './status-dialog';

type OrderActionsProps = {
  order: OrderRecord;
  /** Offers only these; a failed refund can be retried where 'Refunded' is among them. */
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
      {offered.map((to) => (
        <Button key={to} onClick={() => setChosen(to)}>
          Mark as {to}
        </Button>
      ))}
      {refunds && (
        <Button kind="danger" onClick={() => setChosen('Refunded')}>
          Refund
        </Button>
      )}
      {returning && <EndReturn id={order._id} {...returning} />}
      {hasFailed && <RetryRefund id={order._id} />}
      {children}
      {chosen && <StatusDialog order={order} to={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
