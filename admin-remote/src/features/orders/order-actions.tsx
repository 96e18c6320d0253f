import type { AdministeredStatus, OrderRecord } from '@gallery/shared/contract/order';
import { Button } from '@gallery/shared/ui/button';
import { type ReactNode, useState } from 'react';
import { MoveDialog } from './move-dialog';
import styles from './order-actions.module.css';
import { movesOf } from './order-words';

/** The moves that the order's status allows, each asked for once more before it is made. */
export function OrderActions({ order, children }: { order: OrderRecord; children?: ReactNode }) {
  const [asked, setAsked] = useState<AdministeredStatus | null>(null);
  const moves = movesOf(order);
  const offered = order.refund === 'failed' ? [...moves, 'Refunded' as const] : moves;
  if (offered.length === 0 && !children) return null;
  return (
    <div className={styles.actions}>
      {offered.map((to) => (
        <Button key={to} kind={to === 'Refunded' ? 'danger' : 'primary'} onClick={() => setAsked(to)}>
          {to === 'Refunded' ? refundLabel(order) : `Mark as ${to}`}
        </Button>
      ))}
      {children}
      {asked && <MoveDialog order={order} to={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

const refundLabel = ({ refund }: OrderRecord) => (refund === 'failed' ? 'Try the refund again' : 'Refund');
