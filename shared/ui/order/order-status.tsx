import type { ReactNode } from 'react';
import type { Order, OrderRow } from '../../contract/orders/order';
import {
  isRefundRequested,
  type RefundStanding,
  type OrderStatus as Status,
} from '../../contract/orders/order-status';
import { statusLabel } from '../../contract/orders/shipment/collected-order';
import { type Shipment, shipmentText, trackingUrl } from '../../contract/orders/shipment/courier';
import styles from '../status.module.css';
import { again, dashed, full, half, StatusDot, sent, struck, tick } from '../status-dot';

type OrderDotProps = { status: Status | 'coming'; className?: string };

export function OrderDot({ status, className }: OrderDotProps) {
  return <StatusDot shape={shapes[status]} className={className} />;
}

const shapes: Record<OrderDotProps['status'], ReactNode> = {
  Pending: half,
  Paid: full,
  Shipped: sent,
  Delivered: tick,
  Canceled: struck,
  Refunded: again,
  coming: dashed,
};

type OrderStatusProps = {
  of: RefundStanding & Pick<Partial<Order>, 'address' | 'deliver_to'> & Pick<OrderRow, 'collected'>;
};

/** Shows "Refund requested" until the provider has confirmed the full refund. */
export function OrderStatus({ of }: OrderStatusProps) {
  const isRequested = isRefundRequested(of);
  return (
    <span className={`${styles.status} ${styles[isRequested ? 'waiting' : tints[of.status]]}`}>
      <OrderDot status={isRequested ? 'Pending' : of.status} className={styles.dot} />
      {isRequested ? 'Refund requested' : statusLabel(of, of.status)}
    </span>
  );
}

const tints = {
  Pending: 'waiting',
  Paid: 'moving',
  Shipped: 'moving',
  Delivered: 'positive',
  Canceled: 'neutral',
  Refunded: 'neutral',
} satisfies Record<Status, string>;

export function ShipmentLink({ shipment }: { shipment: Shipment }) {
  const url = trackingUrl(shipment);
  const text = shipmentText(shipment);
  if (!url) return text;
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
