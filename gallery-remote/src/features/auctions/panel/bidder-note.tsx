import styles from '../bidding/step.module.css';
import type { BidView } from '../lot/bid-view';

export function BidderNote({ view: { bidder, own } }: { view: BidView }) {
  if (bidder?.paddle == null) return null;
  return (
    <p className={styles.note}>
      You are bidding with <b className={styles.strong}>paddle {bidder.paddle}</b>.{' '}
      {own ? `Others see only Bidder ${own.number}, never your name.` : 'Others never see your name.'}
    </p>
  );
}
