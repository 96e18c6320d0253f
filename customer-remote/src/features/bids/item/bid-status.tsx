import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { full, half, overtaken, ring, StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import { isPayable } from '../bid-sections';
import styles from './bid-status.module.css';

export function BidStatus({ bid }: { bid: OwnBid }) {
  const { label, tint, mark } = looks[lookOf(bid)];
  return (
    <span className={`${styles.status} ${styles[tint]}`}>
      <StatusDot shape={mark} className={styles.mark} />
      {label}
    </span>
  );
}

type Look = OwnBid['state'] | 'closing' | 'unpaid';

function lookOf(bid: OwnBid): Look {
  const { state, lot, order } = bid;
  if (lot.state === 'closing') return 'closing';
  if (order && !isPayable(bid)) return order.status === 'Canceled' ? 'unpaid' : 'won';
  return state;
}

const looks: Record<Look, { label: string; tint: string; mark: ReactNode }> = {
  winning: { label: 'Winning', tint: 'positive', mark: tick },
  outbid: { label: 'Outbid', tint: 'negative', mark: overtaken },
  closing: { label: 'Closing…', tint: 'neutral', mark: half },
  won: { label: 'Sold to you', tint: 'sold', mark: full },
  unpaid: { label: 'Not paid', tint: 'neutral', mark: struck },
  lost: { label: 'Lost', tint: 'neutral', mark: ring },
  passed: { label: 'Passed', tint: 'neutral', mark: struck },
  withdrawn: { label: 'Withdrawn', tint: 'neutral', mark: struck },
  'second chance': { label: 'Second chance', tint: 'waiting', mark: half },
};
