import type { AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import styles from '@gallery/shared/ui/status.module.css';

export function AuctionState({ state }: { state: AuctionRecord['state'] }) {
  const { label, dot, tint } = looks[state];
  return (
    <span className={`${styles.status} ${styles[tint]}`}>
      <OrderDot status={dot} className={styles.dot} />
      {label}
    </span>
  );
}

const looks = {
  draft: { label: 'In preparation', dot: 'coming', tint: 'neutral' },
  upcoming: { label: 'Published', dot: 'Pending', tint: 'waiting' },
  running: { label: 'Running', dot: 'Paid', tint: 'moving' },
  ended: { label: 'Ended', dot: 'Canceled', tint: 'neutral' },
} as const;
