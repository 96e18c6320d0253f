import type { ReactNode } from 'react';
import type { OrderStatus } from '../../contract/orders/order-status';
import { again, dashed, full, half, StatusDot, sent, struck, tick } from '../status-dot';

type OrderDotProps = { status: OrderStatus | 'coming'; className?: string };

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
