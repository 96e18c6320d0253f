import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { type AdministeredStatus, administeredStatuses } from '@gallery/shared/contract/orders/order-status';
import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useState } from 'react';
import { allowedStatuses, hasFailedRefund } from '../order-text';
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
  const offered = allowedStatuses(order).filter((to) => statuses.includes(to));
  const hasFailed = statuses.includes('Refunded') && hasFailedRefund(order);
  if (offered.length === 0 && !hasFailed && !children) return null;
  return (
    <div className={styles.actions}>
      {offered.map((to) => (
        <Button key={to} kind={to === 'Refunded' ? 'danger' : 'primary'} onClick={() => setChosen(to)}>
          {to === 'Refunded' ? 'Refund' : `Mark as ${to}`}
        </Button>
      ))}
      {hasFailed && <RetryRefund id={order._id} />}
      {children}
      {chosen && <StatusDialog order={order} to={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
