import type { ReactNode } from 'react';
import type { OrderStatus } from '../../contract/orders/order-status';

type StatusDotProps = {
  status: OrderStatus | 'coming';
  className?: string;
};

export function StatusDot({ status, className }: StatusDotProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[status]}
    </svg>
  );
}

const ring = <circle cx="6" cy="6" r="5" />;
const full = <circle cx="6" cy="6" r="5.6" fill="currentColor" stroke="none" />;

const shapes: Record<StatusDotProps['status'], ReactNode> = {
  Pending: (
    <>
      {ring}
      <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" stroke="none" />
    </>
  ),
  Paid: full,
  Shipped: (
    <>
      <circle cx="3.6" cy="6" r="3.2" fill="currentColor" stroke="none" />
      <path d="M7.6 6h3.8M9.6 3.9 11.6 6 9.6 8.1" />
    </>
  ),
  Delivered: (
    <>
      {full}
      <path d="M3.4 6.2 5.3 8l3.3-3.9" stroke="var(--color-surface)" />
    </>
  ),
  Canceled: (
    <>
      {ring}
      <path d="M2.6 9.4 9.4 2.6" />
    </>
  ),
  Refunded: <path d="M2.2 3.2v2.6h2.6M2.5 5.6a4.2 4.2 0 1 1 .3 3" />,
  coming: <circle cx="6" cy="6" r="5" strokeDasharray="2 1.6" />,
};
